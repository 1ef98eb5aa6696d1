/**
 * The replicas and how far each is behind: twice a second every server writes the time into a row of the database, and looks
 * which time a replica has there.
 */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { ReplicaState } from '@grandstand/shared-types/wire/servers'
import { mostLagMs, replicas as places } from '#config/replicas'
import { Replica } from '#core/database/replica'
import { dialect } from '#core/dialect/current'
import { Rounds } from '#core/timing/rounds'

const EVERY_MS = 500
const ANSWERS_WITHIN_MS = 1_000
const ROW = 1

const replicas = places.map(
  ({ name, host, port }) => new Replica(name, `${host}:${port}`, mostLagMs)
)
let turn = 0

const rounds = new Rounds(async () => {
  try {
    const asked = performance.now()
    const now = await beat()
    await Promise.all(replicas.map((replica) => look(replica, asked, now)))
  } catch (error) {
    // without the primary nobody knows how far a replica is behind, and it falls behind by itself
    logger.error({ err: error }, 'the replicas could not be compared with the database')
  }
}, EVERY_MS)

export function watchReplicas(): void {
  if (replicas.length > 0) rounds.start(0)
}

export const leaveReplicas = (): Promise<void> => rounds.stop()

export const hasReplicas = (): boolean => replicas.length > 0

export const replicaStates = (): ReplicaState[] => replicas.map(({ state }) => state)

/** A replica that is near enough, each in turn; null where none is. */
export function nextReplica(): Replica | null {
  const used = replicas.filter(({ isUsed }) => isUsed)
  return used[turn++ % used.length] ?? null
}

/** Writes the time of the database into the row, and resolves to it. */
async function beat(): Promise<number> {
  const now = db.raw(dialect().nowMs)
  await db.from('replica_beats').where('id', ROW).update({ beat_at: now })
  return timeOf(
    await db
      .query<{ at: number }>()
      .select(db.raw(`${dialect().nowMs} as at`))
      .first()
  )
}

async function look(replica: Replica, asked: number, now: number): Promise<void> {
  const wasUsed = replica.isUsed
  try {
    const found = await within(
      ANSWERS_WITHIN_MS,
      db
        .connection(replica.name)
        .query<{ at: number }>()
        .from('replica_beats')
        .where('id', ROW)
        .select({ at: 'beat_at' })
        .first()
    )
    replica.saw(asked, now - timeOf(found))
  } catch (error) {
    replica.lose()
    if (wasUsed) logger.warn({ err: error, replica: replica.state.address }, 'a replica is lost')
  }
}

function timeOf(row: { at: number } | null): number {
  if (!row) throw new Error('the replica does not have the row of beats yet')
  return Number(row.at)
}

async function within<T>(ms: number, work: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
