/** Reads that may lag: they go to a replica where one is near enough, else to the primary. */
import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import { ReplicaLost } from '#core/database/replica'
import { nextReplica } from '#core/database/replicas'
import type { Reader } from '#core/dialect/dialect'
import { isConnectionLost, isUnprepared } from '#core/errors/lost_connection'

const chosen = new AsyncLocalStorage<string>()

/** How many reads that may lag went where, since the start. */
export const laggingReads = { replica: 0, primary: 0 }

/** Where a query of a list or a report reads: at the primary, unless it runs within `readMayLag`. */
export const reads = (): Reader => {
  const name = chosen.getStore()
  return name === undefined ? db.connection() : db.connection(name)
}

/**
 * Runs `work`, whose queries by `reads()` go to one replica; all its other queries go to the primary. When the replica is lost
 * meanwhile, `work` runs again at the primary, so it must only read.
 */
export async function readMayLag<T>(work: () => Promise<T>): Promise<T> {
  const replica = nextReplica()
  if (replica) {
    try {
      const found = await replica.asking(chosen.run(replica.name, work))
      laggingReads.replica++
      return found
    } catch (error) {
      if (!isLoss(error)) throw error
      replica.lose()
    }
  }
  laggingReads.primary++
  return work()
}

const isLoss = (error: unknown): boolean =>
  error instanceof ReplicaLost ||
  isConnectionLost(error) ||
  isUnprepared(error) ||
  // knex: no connection of the pool within its time
  (error instanceof Error && error.name === 'KnexTimeoutError')
