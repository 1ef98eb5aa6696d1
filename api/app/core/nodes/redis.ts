/** The Redis that the servers of an installation share; an installation of one server needs none (docs/scaling.md). */
import { readFileSync } from 'node:fs'
import logger from '@adonisjs/core/services/logger'
import type { Redis } from 'ioredis'
import env from '#start/env'

const CONNECT_WITHIN_MS = 2_000
const ANSWER_WITHIN_MS = 1_000
const LONGEST_WAIT_MS = 500
/** A network that was cut tells nobody. Longer than any command waits for news. */
const NEWS_WITHIN_MS = 6_000
const LOOK_ALIVE_AFTER_MS = 5_000

/** Whether other servers may share this installation. */
export const hasNodes = (): boolean => env.get('REDIS_URL') !== undefined

/** Throws an Error for an authority whose certificate would not be asked for. */
function tlsTo(url: string): { tls?: { ca: string } } {
  const file = env.get('REDIS_CA_FILE')
  if (file === undefined) return {}
  if (!url.startsWith('rediss://')) throw new Error('REDIS_CA_FILE needs a REDIS_URL of rediss://')
  return { tls: { ca: readFileSync(file, 'utf8') } }
}

/**
 * A connection of its own for `purpose`, which connects again for ever. Commands wait while it is not connected, and fail
 * after a second. `patiently` is for commands that wait for news.
 */
export async function connectRedis(purpose: string, patiently = false): Promise<Redis> {
  const { Redis: Connection } = await import('ioredis')
  const url = env.get('REDIS_URL')
  if (!url) throw new Error('REDIS_URL is not set')
  const redis = new Connection(url.release(), {
    ...tlsTo(url.release()),
    connectionName: `grandstand:${purpose}`,
    connectTimeout: CONNECT_WITHIN_MS,
    keepAlive: LOOK_ALIVE_AFTER_MS,
    ...(patiently ? { socketTimeout: NEWS_WITHIN_MS } : { commandTimeout: ANSWER_WITHIN_MS }),
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(50 * times, LONGEST_WAIT_MS),
  })
  let isTold = false
  redis.on('error', (error: NodeJS.ErrnoException) => {
    // its text may hold the address, which may hold a password
    const { name, code } = error
    if (!isTold) logger.error({ name, code, purpose }, 'Redis does not answer; it is tried again')
    isTold = true
  })
  redis.on('ready', () => {
    if (isTold) logger.info({ purpose }, 'Redis answers again')
    isTold = false
  })
  return redis
}
