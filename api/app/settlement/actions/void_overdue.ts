/** Voids the open markets of matches that were postponed or interrupted and not played in time. */
import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import {
  isCarriedOver,
  CARRIED_OVER_STATUSES,
  carriedOverUntil,
} from '@grandstand/shared-types/markets/settling/carry_over'
import { storeResults } from '#catalogue/actions/store_results'
import { carryOverHours } from '#catalogue/carry_over_hours'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'

/** The source of these facts. Used only once for a match, so that it stays undone when staff undo it. */
const CARRY_OVER_SOURCE = 'waitingTime'

const MATCHES_AT_A_TIME = 200

interface Row {
  id: number
  sport_id: number
  status: string
  result_revision: number
  listed_start: number
  facts: string | null
}

/** Stores facts that make these markets void, and that are settled like any other. Returns the number of matches. */
export async function voidOverdue(): Promise<number> {
  const now = clock.now()
  let count = 0
  for (const match of await carriedOverMatches(now)) {
    const until = carriedOverUntil(
      { sportId: match.sport_id, status: match.status, listedStart: match.listed_start },
      carryOverHours()
    )
    const facts = overdueFacts(match)
    if (until === null || until > now || !facts) continue
    try {
      await storeResults([
        {
          matchId: match.id,
          facts,
          source: CARRY_OVER_SOURCE,
          actorId: null,
          basedOnRevision: match.result_revision,
        },
      ])
      count++
    } catch (error) {
      // staff have entered a result meanwhile
      if (!(error instanceof AppError && error.key === 'resultRevisionConflict')) throw error
    }
  }
  return count
}

function overdueFacts({ status, facts }: Row): MatchFacts | null {
  if (!isCarriedOver(status)) return null
  if (facts !== null) return { ...(JSON.parse(facts) as MatchFacts), isWaitOver: true }
  return { status, periods: {}, isWaitOver: true }
}

/**
 * Matches in carry over whose listed start has passed. An interrupted match whose score is unknown is left out, since
 * outcomes decided early by the score must count. So is a match of a feed that settles, since that feed sends the
 * settlements.
 */
async function carriedOverMatches(now: number): Promise<Row[]> {
  return db
    .query<Row>()
    .from('matches as m')
    .leftJoin('results as r', (join) => {
      join.on('r.match_id', 'm.id').andOn('r.revision', 'm.result_revision')
    })
    .whereIn('m.status', [...CARRIED_OVER_STATUSES])
    .whereRaw('coalesce(m.listed_start, m.starts_at) < ?', [now])
    .whereNotExists((query) => {
      query
        .from('results as w')
        .whereColumn('w.match_id', 'm.id')
        .where('w.source', CARRY_OVER_SOURCE)
        .select('w.id')
    })
    .where((query) => {
      query.whereNull('r.facts').orWhere('r.facts', 'not like', '%"isWaitOver":true%')
    })
    .where((query) => {
      query
        .where('m.status', 'postponed')
        .orWhereNotNull('r.facts')
        .orWhereExists((feed) => {
          feed.from('feed_settlements as f').whereColumn('f.match_id', 'm.id').select('f.id')
        })
    })
    .orderByRaw('coalesce(m.listed_start, m.starts_at)')
    .limit(MATCHES_AT_A_TIME)
    .select('m.id', 'm.sport_id', 'm.status', 'm.result_revision', 'r.facts')
    .select(db.raw('coalesce(m.listed_start, m.starts_at) as listed_start'))
}
