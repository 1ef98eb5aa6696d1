/** Removes old rows from time to time. Several processes may do so at once: each removes the rows that it finds. */
import logger from '@adonisjs/core/services/logger'
import { removeOld, type Retention } from '#core/retention/remove_old'

const EVERY_MS = 10 * 60_000
/** A server that has just started has better things to do. */
const FIRST_AFTER_MS = 60_000

let timer: NodeJS.Timeout | null = null
let running: Promise<void> = Promise.resolve()
let isStopped = true

export function startRetention(retentions: readonly Retention[]): void {
  isStopped = false
  schedule(retentions, FIRST_AFTER_MS)
}

/** Resolves when the statement in progress has ended. */
export async function stopRetention(): Promise<void> {
  isStopped = true
  if (timer) clearTimeout(timer)
  timer = null
  await running
}

function schedule(retentions: readonly Retention[], delayMs: number): void {
  timer = setTimeout(() => {
    running = round(retentions).finally(() => {
      if (!isStopped) schedule(retentions, EVERY_MS)
    })
  }, delayMs)
}

async function round(retentions: readonly Retention[]): Promise<void> {
  for (const retention of retentions) {
    if (isStopped) return
    try {
      const removedCount = await removeOld(retention, () => isStopped)
      if (removedCount > 0) {
        logger.info({ table: retention.table, removedCount }, 'old rows removed')
      }
    } catch (error) {
      logger.error({ err: error, table: retention.table }, 'old rows could not be removed')
    }
  }
}
