/**
 * A server that ends leaves the feeds to the next one with the state of its producers, so that no market is suspended: it
 * has written all that it took, and what came since was refused, so that its sender sends it again.
 */
import logger from '@adonisjs/core/services/logger'
import { connectRedis } from '#core/nodes/redis'
import { producers, type CarriedProducer } from '#feed/producers/producers'

const KEY = 'grandstand:feeds:left'
/** The next server takes over within this time, or begins without it. */
const KEPT_MS = 5_000

interface Left {
  /** Number of the turn that ended. */
  fence: number
  producers: CarriedProducer[]
}

/** Call it when all is written, before the lease is given back. */
export async function leaveProducers(fence: number): Promise<void> {
  const left: Left = { fence, producers: producers.carried() }
  const redis = await connectRedis('turn')
  try {
    await redis.set(KEY, JSON.stringify(left), 'PX', KEPT_MS)
  } finally {
    redis.disconnect()
  }
}

/**
 * `fence` is the number of this server's turn, which follows that of the server that left. Without Redis it begins as after a
 * kill.
 */
export async function takeProducers(fence: number): Promise<void> {
  const redis = await connectRedis('turn')
  try {
    const text = await redis.getdel(KEY)
    if (text === null) return
    const left: Left = JSON.parse(text)
    if (left.fence === fence - 1) producers.carryOn(left.producers)
  } catch (error) {
    logger.warn({ err: error }, 'the feeds are taken without the state of their producers')
  } finally {
    redis.disconnect()
  }
}
