/** Refuses a Redis by which servers of two installations would hear each other's news and prices. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { jobState } from '#core/database/job_state'
import { isUniqueViolation } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'
import { connectRedis, hasNodes } from '#core/nodes/redis'
import { clock } from '#core/timing/clock'

/** The name under which the database keeps the installation's mark. */
const NAME = 'installation'
const KEY = 'grandstand:installation'

export class ForeignRedis extends Error {}

/** Throws an Error for a Redis beside a database that is a file, which one server alone uses. */
export function requireSharedDatabase(): void {
  if (!hasNodes() || dialect().hasServer) return
  throw new Error(
    'REDIS_URL is for several servers on one database, and SQLite serves one: leave it out, or set DB_CONNECTION=mysql'
  )
}

/**
 * Marks the Redis of `REDIS_URL` as this installation's. Throws a ForeignRedis when it bears the mark of another one. A Redis
 * that does not answer is marked at another start.
 */
export async function requireOwnRedis(): Promise<void> {
  const own = await markOfInstallation()
  const found = await markOfRedis(own)
  if (found !== null && found !== own) {
    throw new ForeignRedis(
      `the Redis of REDIS_URL belongs to another installation: give each one its own, or delete the key ${KEY} there once the other one is gone`
    )
  }
}

async function markOfRedis(own: string): Promise<string | null> {
  const redis = await connectRedis('start')
  try {
    await redis.set(KEY, own, 'NX')
    return await redis.get(KEY)
  } catch (error) {
    logger.warn({ err: error }, 'Redis does not say whose it is')
    return null
  } finally {
    redis.disconnect()
  }
}

/** The same at every server of the database; made by the first one. */
async function markOfInstallation(): Promise<string> {
  const kept = await jobState(NAME)
  if (kept !== null) return kept
  const row = { name: NAME, state: randomUUID(), updated_at: clock.now() }
  try {
    await db.insertQuery().table('job_states').insert(row)
    return row.state
  } catch (error) {
    // another server was first
    if (!isUniqueViolation(error)) throw error
    return (await jobState(NAME)) ?? row.state
  }
}
