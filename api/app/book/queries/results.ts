import db from '@adonisjs/lucid/services/db'
import { factsOfBrand } from '@grandstand/shared-types/markets/facts/facts_of_brand'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { matchScore } from '@grandstand/shared-types/markets/scores/match_score'
import { orderThatCounts } from '@grandstand/shared-types/markets/racing/race_of'
import { finishOf } from '@grandstand/shared-types/racing/finish/order'
import type { BoardResult } from '@grandstand/shared-types/wire/betting/book'
import type { Query } from '#core/lists/resource'
import { runnerNames } from '#book/runner_names'
import { labels, nameIn } from '#book/labels'
import type { Offer } from '#book/offer/offer'

export interface ResultFilter {
  /** Start of the match, epoch milliseconds, both inclusive. */
  from: number
  to: number
  sportId?: number
  tournamentIds?: number[]
  order: 'asc' | 'desc'
  limit: number
  offset: number
  language: string
  /** The asking brand, by whose rules results are read. */
  siteId: number
  /** What the asking brand hides is left out. */
  offer: Offer | null
}

type ResultRow = Omit<
  BoardResult,
  'isRace' | 'winners' | 'tournamentName' | 'score' | 'halfTime' | 'periods'
> & {
  /** Null for a match that is no race. */
  fieldKind: string | null
  facts: string
}

/** Matches with a result, by their start. */
export async function boardResults(filter: ResultFilter): Promise<BoardResult[]> {
  const query = db
    .query<ResultRow>()
    .from('matches as m')
    .join('teams as h', 'h.id', 'm.home_team_id')
    .join('teams as a', 'a.id', 'm.away_team_id')
    .join('results as r', (join) => {
      join.on('r.match_id', 'm.id').andOn('r.revision', 'm.result_revision')
    })
    .leftJoin('race_fields as f', 'f.match_id', 'm.id')
    .whereBetween('m.starts_at', [filter.from, filter.to])
  if (filter.sportId !== undefined) query.where('m.sport_id', filter.sportId)
  if (filter.tournamentIds) query.whereIn('m.tournament_id', filter.tournamentIds)
  if (filter.offer) leaveOut(query, filter.offer)
  const rows: ResultRow[] = await query
    .orderBy([
      { column: 'm.starts_at', order: filter.order },
      { column: 'm.id', order: filter.order },
    ])
    .offset(filter.offset)
    .limit(filter.limit)
    .select({
      id: 'm.id',
      sportId: 'm.sport_id',
      categoryId: 'm.category_id',
      tournamentId: 'm.tournament_id',
      home: 'h.name',
      away: 'a.name',
      startsAt: 'm.starts_at',
      status: 'm.status',
      fieldKind: 'f.kind',
      facts: 'r.facts',
    })
  const parsed = rows.map(({ facts, ...match }) => ({ match, facts: parsedFacts(facts) }))
  const names = await runnerNames(
    parsed.filter(({ facts }) => facts.race).map(({ match }) => match.id)
  )
  return parsed.map(({ match, facts }) => ({
    ...resultView(match, facts, filter.language),
    ...(facts.race && {
      winners: winnersOf(factsOfBrand(facts, filter.siteId), names.get(match.id)),
    }),
  }))
}

/** The first by name, as the brand reads the result; none of a race that did not run. */
const winnersOf = (facts: MatchFacts, names?: ReadonlyMap<number, string>): string[] =>
  (finishOf(orderThatCounts(facts))[0] ?? [])
    .map((number) => names?.get(number) ?? String(number))
    .sort()

const COLUMNS = {
  sport: 'm.sport_id',
  category: 'm.category_id',
  tournament: 'm.tournament_id',
  match: 'm.id',
} as const

function leaveOut(query: Query, { hidden }: Offer): void {
  for (const scope of ['sport', 'category', 'tournament', 'match'] as const) {
    if (hidden[scope].size > 0) query.whereNotIn(COLUMNS[scope], [...hidden[scope]])
  }
}

const parsedFacts = (text: string): MatchFacts => JSON.parse(text)

function resultView(
  { fieldKind, ...match }: Omit<ResultRow, 'facts'>,
  facts: MatchFacts,
  language: string
): BoardResult {
  return {
    ...match,
    isRace: fieldKind !== null,
    tournamentName: nameIn(labels.tournaments.get(match.tournamentId), language),
    score: matchScore(match.sportId, facts),
    halfTime: facts.halfTime ?? null,
    periods: facts.periods,
  }
}
