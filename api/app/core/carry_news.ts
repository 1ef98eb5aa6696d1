/**
 * Carries the news of the bus between servers over Redis. News may be lost while a connection is broken: all that news
 * tells stands in the database, so that whoever missed some reads there (`newsMissed`).
 */
import { bus, type News } from '#core/bus'
import { forgetAll } from '#core/timing/brief_cache'
import { connectRedis } from '#core/nodes/redis'

const CHANNEL = 'grandstand:news'
const RETRY_EVERY_MS = 500
/** Batches that wait for a Redis that is down. */
const MOST_WAITING = 5_000

let disconnect: (() => Promise<void>) | null = null

export async function startNews(): Promise<void> {
  const [{ Bus }, { RedisTransport }] = await Promise.all([
    import('@boringnode/bus'),
    import('@boringnode/bus/transports/redis'),
  ])
  const redis = await connectRedis('news')
  const carrier = new Bus(new RedisTransport(redis), {
    retryQueue: { removeDuplicates: false, maxSize: MOST_WAITING, retryInterval: RETRY_EVERY_MS },
  })
  await carrier.subscribe<string>(CHANNEL, (text) => {
    const batch: News[] = JSON.parse(text)
    for (const news of batch) bus.hear(news)
  })
  // the carrier's own connection breaks with this one
  let hasBroken = false
  redis.on('close', () => (hasBroken = true))
  redis.on('ready', () => {
    if (hasBroken) {
      forgetAll()
      bus.hear(['newsMissed', {}])
    }
    hasBroken = false
  })
  const send = batched((batch) => void carrier.publish(CHANNEL, JSON.stringify(batch)))
  bus.carriedBy(send)
  disconnect = async () => {
    bus.carriedBy(null)
    redis.disconnect()
    await carrier.disconnect().catch(() => undefined)
  }
}

export async function stopNews(): Promise<void> {
  await disconnect?.()
  disconnect = null
}

/** Sends together what comes in one turn of the event loop. */
function batched(send: (batch: News[]) => void): (news: News) => void {
  let waiting: News[] = []
  return (news) => {
    if (waiting.push(news) > 1) return
    setImmediate(() => {
      const batch = waiting
      waiting = []
      send(batch)
    })
  }
}
