import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { chunked } from '#core/database/transactions'
import { exclusively } from '#settlement/runs/exclusive'
import { settleMatches } from '#settlement/actions/settle_matches'

/** Matches settled together, so that a coupon with several of them is written once. */
const MATCHES_AT_A_TIME = 50

interface SettledPending {
  /** Matches whose result was settled. */
  results: number
  /** Coupons that changed. */
  coupons: number
}

/**
 * Settles every result that was unsettled at the call. A failing match does not stop the others: its error is thrown at
 * the end.
 */
export async function settlePending(): Promise<SettledPending> {
  const done: SettledPending = { results: 0, coupons: 0 }
  if ((await pendingMatches(0)).length === 0) return done
  return exclusively(async () => {
    const errors: unknown[] = []
    for (let afterId = 0; ;) {
      const matchIds = await pendingMatches(afterId)
      const last = matchIds.at(-1)
      if (last === undefined) break
      await settleGroup(matchIds, done, errors)
      afterId = last
    }
    if (errors.length > 0) throw errors[0]
    return done
  })
}

/** Settles the matches together or, when that fails, one by one. */
async function settleGroup(
  matchIds: readonly number[],
  done: SettledPending,
  errors: unknown[]
): Promise<void> {
  try {
    const { tally } = await settleMatches(matchIds)
    done.results += matchIds.length
    done.coupons += tally.coupons
  } catch (error) {
    if (matchIds.length === 1) errors.push(error)
    else for (const matchId of matchIds) await settleGroup([matchId], done, errors)
  }
}

/**
 * Settles the results of the last `withinMs` again, for coupons that were accepted while their match was being settled.
 * Returns how many coupons changed.
 */
export async function settleLatecomers(withinMs: number): Promise<number> {
  const found = new Set<number>()
  for (const source of SOURCES) {
    const rows = await db
      .query<{ match_id: number }>()
      .from(source)
      .where('settled_at', '>=', clock.now() - withinMs)
      .distinct('match_id')
    for (const row of rows) found.add(row.match_id)
  }
  let coupons = 0
  for (const matchIds of chunked([...found], MATCHES_AT_A_TIME)) {
    const { tally } = await exclusively(() => settleMatches(matchIds))
    coupons += tally.coupons
  }
  return coupons
}

/** Results of staff or commands, and messages of feeds. */
const SOURCES = ['results', 'feed_settlements'] as const

async function pendingMatches(afterId: number): Promise<number[]> {
  const ids: number[] = []
  for (const source of SOURCES) {
    const rows = await db
      .query<{ match_id: number }>()
      .from(source)
      .whereNull('settled_at')
      .where('match_id', '>', afterId)
      .distinct('match_id')
      .orderBy('match_id')
      .limit(MATCHES_AT_A_TIME)
    ids.push(...rows.map((row) => row.match_id))
  }
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, MATCHES_AT_A_TIME)
}
