/** The facts of a match: every revision, and the data for the form of the next one. */
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { neededFacts } from '@grandstand/shared-types/markets/model/needed_facts'
import type { ResultForm, ResultRevision } from '@grandstand/shared-types/wire/betting/settlement'
import { withKnownAuthors } from '#catalogue/queries/known_authors'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'

type Row = Omit<ResultRevision, 'matchId' | 'facts'> & { facts: string }

/** Newest first, without the authors that `withKnownAuthors` keeps back. Throws 404 `notFound` for an unknown match. */
export async function resultHistory(
  matchId: number,
  principal: Principal
): Promise<ResultRevision[]> {
  await matchOf(matchId)
  const rows: Row[] = await withKnownAuthors(db.query<Row>().from('results'), principal)
    .where('match_id', matchId)
    .orderBy('revision', 'desc')
    .select({
      id: 'results.id',
      revision: 'revision',
      facts: 'facts',
      source: 'source',
      actorId: 'users.id',
      username: 'users.username',
      approverId: 'approvers.id',
      approverName: 'approvers.username',
      createdAt: 'results.created_at',
      settledAt: 'settled_at',
    })
  return rows.map((row) => ({ ...row, matchId, facts: JSON.parse(row.facts) as MatchFacts | null }))
}

/** Throws 404 `notFound` for an unknown match. */
export async function resultForm(matchId: number, principal: Principal): Promise<ResultForm> {
  const match = await matchOf(matchId)
  const [latest] = await resultHistory(matchId, principal)
  return {
    matchId,
    sportId: match.sport_id,
    home: match.home,
    away: match.away,
    revision: match.result_revision,
    needed: neededFacts(match.sport_id),
    facts: latest?.facts ?? null,
    awaitingStart: await awaitingStart(matchId, principal),
  }
}

/** Coupons in sight with an open selection whose price a starting price decides (rules 19.9). */
async function awaitingStart(matchId: number, principal: Principal): Promise<number> {
  const query = db
    .query<{ total: number }>()
    .from('coupon_selections as s')
    .join('coupons', 'coupons.id', 's.coupon_id')
    .join('users', 'users.id', 'coupons.user_id')
    .where('s.match_id', matchId)
    .whereNotNull('s.price_kind')
    .whereNull('s.result')
    .where('coupons.status', COUPON_STATUS.waiting)
  const row = await scopeToPrincipal(query, principal)
    .countDistinct('coupons.id as total')
    .firstOrFail()
  return Number(row.total)
}

interface MatchRow {
  sport_id: number
  result_revision: number
  home: string
  away: string
}

async function matchOf(matchId: number): Promise<MatchRow> {
  const match: MatchRow | null = await db
    .query<MatchRow>()
    .from('matches')
    .join('teams as h', 'h.id', 'matches.home_team_id')
    .join('teams as a', 'a.id', 'matches.away_team_id')
    .where('matches.id', matchId)
    .select('matches.sport_id', 'result_revision', 'h.name as home', 'a.name as away')
    .first()
  if (!match) throw AppError.notFound()
  return match
}
