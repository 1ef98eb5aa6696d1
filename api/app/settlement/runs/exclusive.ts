/**
 * One settlement at a time: a queue inside the process, and between processes a claim in `job_states` that its holder
 * renews and that expires when the holder dies. Two runners would post the same money, but wait for each other's rows.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { isUniqueViolation } from '#core/database/transactions'

const NAME = 'settlement'
const FREE = ''
const EXPIRES_AFTER_MS = 5_000
const RENEW_AFTER_MS = 1_000
const LOOK_AGAIN_MS = 100

const owner = randomUUID()
let queue: Promise<unknown> = Promise.resolve()
let isHeld = false
let renewedAt = 0

/** Runs `work` when no other settlement runs. Do not call it inside `work`. */
export function exclusively<T>(work: () => Promise<T>): Promise<T> {
  const turn = queue.then(async () => {
    while (!(await claim())) await pause(LOOK_AGAIN_MS)
    isHeld = true
    try {
      return await work()
    } finally {
      isHeld = false
      await release()
    }
  })
  queue = turn.catch(() => {})
  return turn
}

/** Shows other processes that this one is alive; cheap enough for every chunk. */
export async function renewClaim(): Promise<void> {
  if (!isHeld || clock.now() - renewedAt < RENEW_AFTER_MS) return
  await claim()
}

async function claim(): Promise<boolean> {
  const now = clock.now()
  const taken: unknown = await db
    .from('job_states')
    .where('name', NAME)
    .where((row) => {
      row.whereIn('state', [owner, FREE]).orWhere('updated_at', '<', now - EXPIRES_AFTER_MS)
    })
    .update({ state: owner, updated_at: now })
  const isOurs = Number(taken) === 1 || (await insertClaim(now))
  if (isOurs) renewedAt = now
  return isOurs
}

async function insertClaim(now: number): Promise<boolean> {
  const row = await db.from('job_states').where('name', NAME).first()
  if (row) return false
  try {
    await db.insertQuery().table('job_states').insert({ name: NAME, state: owner, updated_at: now })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

async function release(): Promise<void> {
  await db.from('job_states').where({ name: NAME, state: owner }).update({ state: FREE })
}
