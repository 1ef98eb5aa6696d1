import { knownActors } from '#catalogue/queries/known_actors'
import type { Principal } from '#core/access'
import { json, number, orNull, text, type Resource, type Row } from '#core/resource'

const fields = {
  id: number('results.id'),
  matchId: number('results.match_id'),
  home: text('home.name'),
  away: text('away.name'),
  revision: number('results.revision'),
  facts: json('results.facts'),
  source: text('results.source'),
  actorId: orNull(number('results.actor_id')),
  actorName: orNull(text('users.username')),
  createdAt: number('results.created_at'),
  /** Null until every coupon of the match has its money. */
  settledAt: orNull(number('results.settled_at')),
}

export const resultResource: Resource<typeof fields> = {
  name: 'results',
  fields,
  from: (query) =>
    query
      .from('results')
      .join('matches', 'matches.id', 'results.match_id')
      .join('teams as home', 'home.id', 'matches.home_team_id')
      .join('teams as away', 'away.id', 'matches.away_team_id')
      .leftJoin('users', 'users.id', 'results.actor_id'),
  search: ['home.name', 'away.name'],
  defaultSort: ['id', 'desc'],
}

/** Hides the authors whom the principal may not know. */
export async function withActors(
  rows: Row<typeof fields>[],
  principal: Principal
): Promise<Row<typeof fields>[]> {
  const known = await knownActors(
    principal,
    rows.map(({ actorId }) => actorId)
  )
  return rows.map((row) =>
    row.actorId !== null && known.has(row.actorId)
      ? row
      : { ...row, actorId: null, actorName: null }
  )
}
