import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { carriedOverUntil } from '@grandstand/shared-types/markets/settling/carry_over'
import { carryOverHours } from '#catalogue/carry_over_hours'
import db from '@adonisjs/lucid/services/db'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  bool,
  number,
  orNull,
  text,
  type Resource,
  type Row,
  type FieldsOf,
} from '#core/lists/resource'
import { inPhase } from '#catalogue/queries/match_phase'

/** What is not read from a column. */
const DERIVED = ['isRace', 'marketCount', 'waitsUntil'] as const
type Derived = (typeof DERIVED)[number]

const fields = {
  id: number('matches.id'),
  sportId: number('matches.sport_id'),
  sportName: text('sports.name'),
  categoryId: number('matches.category_id'),
  categoryName: text('categories.name'),
  tournamentId: number('matches.tournament_id'),
  tournamentName: text('tournaments.name'),
  homeTeamId: number('matches.home_team_id'),
  home: text('home.name'),
  awayTeamId: number('matches.away_team_id'),
  away: text('away.name'),
  fieldKind: orNull(text<FieldKind>('race_fields.kind')),
  startsAt: number('matches.starts_at'),
  listedStart: orNull(number('matches.listed_start')),
  status: text<MatchStatus>('matches.status'),
  betStatus: text<MatchRow['betStatus']>('matches.bet_status'),
  active: bool('matches.active'),
  isAwarded: bool('matches.is_awarded'),
  isFeatured: bool('matches.is_featured'),
  minSelections: number('matches.min_selections'),
  listOrder: number('matches.list_order'),
  resultRevision: number('matches.result_revision'),
  changedAt: number('matches.changed_at'),
  createdAt: number('matches.created_at'),
} satisfies FieldsOf<Omit<MatchRow, Derived>>

export const matchResource: Resource<typeof fields> = {
  name: 'matches',
  fields,
  from: (query) =>
    query
      .from('matches')
      .join('sports', 'sports.id', 'matches.sport_id')
      .join('categories', 'categories.id', 'matches.category_id')
      .join('tournaments', 'tournaments.id', 'matches.tournament_id')
      .join('teams as home', 'home.id', 'matches.home_team_id')
      .join('teams as away', 'away.id', 'matches.away_team_id')
      .leftJoin('race_fields', 'race_fields.match_id', 'matches.id'),
  search: ['home.name', 'away.name', 'tournaments.name'],
  filters: {
    startsAt_gte: atLeast('matches.starts_at'),
    startsAt_lte: atMost('matches.starts_at'),
    resultRevision_gte: atLeast('matches.result_revision'),
    phase: inPhase,
  },
  defaultSort: ['startsAt', 'asc'],
}

/** Fields that a match form sends back unread: the whole row. */
export const MATCH_ROW_FIELDS = [...Object.keys(fields), ...DERIVED]

/** Adds whether a match is a race, the number of its markets, in any state, and the end of its carry over. */
export async function withMarketCounts(rows: Row<typeof fields>[]): Promise<MatchRow[]> {
  const ids = rows.map((row) => row.id)
  const counts: { id: number; total: number }[] = await db
    .query<{ id: number; total: number }>()
    .from('markets')
    .whereIn('match_id', ids)
    .groupBy('match_id')
    .select('match_id as id')
    .count('* as total')
  const byMatch = new Map(counts.map(({ id, total }) => [Number(id), Number(total)]))
  return rows.map((row) => ({
    ...row,
    isRace: row.fieldKind !== null,
    marketCount: byMatch.get(row.id) ?? 0,
    waitsUntil: carriedOverUntil(
      { ...row, listedStart: row.listedStart ?? row.startsAt },
      carryOverHours()
    ),
  }))
}
