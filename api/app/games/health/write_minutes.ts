/** Stores the counted minutes. Each process has rows of its own, so that none waits for another. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { changedMinutes, type CountedMinute } from '#games/counting/counts'

/** Of this run of this process. */
const PROCESS = randomUUID()

export async function writeMinutes(): Promise<void> {
  for (const row of changedMinutes()) {
    // what is counted from here on is stored the next time
    row.isChanged = false
    try {
      await write(row)
    } catch (error) {
      row.isChanged = true
      throw error
    }
  }
}

async function write({ providerId, minute, counts }: CountedMinute): Promise<void> {
  const { askedBuckets, answerBuckets, lagBuckets, ...numbers } = counts
  const key = { provider_id: providerId, minute, process: PROCESS }
  const values = {
    ...numbers,
    asked_buckets: JSON.stringify(askedBuckets),
    answer_buckets: JSON.stringify(answerBuckets),
    lag_buckets: JSON.stringify(lagBuckets),
  }
  const stored = await db.from('game_provider_minutes').where(key).select('id').first()
  if (stored) {
    await db.from('game_provider_minutes').where(key).update(values)
    return
  }
  await db
    .insertQuery()
    .table('game_provider_minutes')
    .insert({ ...key, ...values })
}
