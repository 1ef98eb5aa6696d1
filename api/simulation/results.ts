/**
 * Results of the matches, as an officer enters them: some matches called off, some results corrected later, some taken
 * back.
 */
import type { ResultForm } from '@grandstand/shared-types/wire/betting/settlement'
import { randomStream } from '#database/demo/random'
import { resultOf } from '#demo/results'
import type { Bot } from './bot.ts'
import type { Market } from './market.ts'
import type { Tally } from './tally.ts'

/** Longer than any match lasts. */
const PLAYED_AFTER_MS = 3 * 3_600_000
/** A result that was taken back is entered again after the next statements. */
const AGAIN_AFTER_MS = 36 * 3_600_000

interface Officer {
  admin: Bot
  market: Market
  tally: Tally
  at: number
  seed: string
}

/** Enters the results of all matches that are over and have none. */
export async function enterResults({ admin, market, tally, at, seed }: Officer): Promise<void> {
  for (const [id, match] of market.known) {
    if (match.hasResult || match.dueAt + PLAYED_AFTER_MS > at) continue
    const random = randomStream('result', seed, id, match.dueAt)
    const facts =
      random() < 0.03 ? { status: 'cancelled', periods: {} } : resultOf(match.sportId, random)
    await enter(admin, id, facts)
    match.hasResult = true
    tally.add('results')
  }
}

/** Corrects a few results of earlier days, and takes some back. */
export async function correctResults({ admin, market, tally, at, seed }: Officer): Promise<void> {
  const random = randomStream('corrections', seed, at)
  for (const [id, match] of market.known) {
    if (!match.hasResult || random() > 0.01) continue
    if (random() < 0.4) {
      await admin.must('POST', `/v1/matches/${id}/results/undo`, {
        basedOnRevision: await revisionOf(admin, id),
        reason: 'entered for the wrong match',
      })
      match.hasResult = false
      match.dueAt = at + AGAIN_AFTER_MS
      tally.add('results taken back')
    } else {
      await enter(admin, id, resultOf(match.sportId, random))
      tally.add('results corrected')
    }
  }
}

async function enter(admin: Bot, id: number, facts: object): Promise<void> {
  const basedOnRevision = await revisionOf(admin, id)
  await admin.must('POST', `/v1/matches/${id}/results`, { basedOnRevision, facts })
}

const revisionOf = async (admin: Bot, id: number): Promise<number> =>
  (await admin.get<ResultForm>(`/v1/matches/${id}/result-form`)).revision
