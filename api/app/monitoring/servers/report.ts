/** This server's report of itself: a row that it renews every few seconds, and removes when it stops. */
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { ServerReport } from '@grandstand/shared-types/wire/servers'
import { bookFollower } from '#book/sharing/take_in'
import { bookAgeMs } from '#book/sync'
import roles from '#config/roles'
import { processId } from '#core/database/lease'
import { replicaStates } from '#core/database/replicas'
import { dialect } from '#core/dialect/current'
import { hasNodes } from '#core/nodes/redis'
import { bettingPauses } from '#core/requests/betting_pause'
import { clock } from '#core/timing/clock'
import { Rounds } from '#core/timing/rounds'
import { clockState } from '#integrity/clock/clock_check'
import { feedTurn } from '#feed/leading/turn'
import env from '#start/env'
import { hub } from '#stream/socket/hub'

const EVERY_MS = 5_000
/** A server that has not reported for this long is taken for dead. */
export const ALIVE_MS = 4 * EVERY_MS
/** Rows of servers that died are kept a day. */
const KEPT_MS = 24 * 3_600_000
const NS_PER_MS = 1e6
const BYTES_PER_MB = 1024 * 1024

const delay = monitorEventLoopDelay({ resolution: 20 })
let startedAt = 0

const rounds = new Rounds(
  async () => {
    try {
      await reportNow()
    } catch (error) {
      logger.error({ err: error }, 'this server could not report itself')
    }
  },
  EVERY_MS,
  { isTimeless: true }
)

export function startReports(): void {
  startedAt = clock.now()
  delay.enable()
  rounds.start(0)
}

export async function stopReports(): Promise<void> {
  await rounds.stop()
  delay.disable()
  await db.from('servers').where('id', processId).delete()
}

/** Writes the row of this server now, by the database's clock: its own may be wrong. */
export async function reportNow(): Promise<void> {
  const { nowMs } = dialect()
  const changes = { seen_at: db.raw(nowMs), report: JSON.stringify(report()) }
  const changed: unknown = await db.from('servers').where('id', processId).update(changes)
  if (Number(changed) === 0) {
    await db.table('servers').insert({
      id: processId,
      name: `${hostname()}:${env.get('PORT')}`.slice(-120),
      roles: [...roles].join(','),
      started_at: startedAt || clock.now(),
      ...changes,
    })
  }
  await db.from('servers').whereRaw(`seen_at < ${nowMs} - ${KEPT_MS}`).delete()
}

function report(): ServerReport {
  const age = bookAgeMs()
  const slow = delay.percentile(99) / NS_PER_MS
  delay.reset()
  return {
    bookAgeMs: age === null ? null : Math.round(age),
    bookLagMs: hasNodes() && !feedTurn.isOn ? Math.round(bookFollower.lagMs) : null,
    loopDelayMs: Number.isFinite(slow) ? Math.round(slow) : 0,
    memoryMb: Math.round(process.memoryUsage().rss / BYTES_PER_MB),
    streamClients: hub.clients.size,
    clockDriftMs: clockState().driftMs,
    pauses: bettingPauses(),
    replicas: replicaStates(),
  }
}
