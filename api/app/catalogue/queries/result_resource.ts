import { json, number, orNull, text, type Resource } from '#core/lists/resource'

const fields = {
  id: number('results.id'),
  matchId: number('results.match_id'),
  home: text('home.name'),
  away: text('away.name'),
  revision: number('results.revision'),
  facts: json('results.facts'),
  source: text('results.source'),
  /** The author, joined by `withKnownAuthors` in the scope; null also for a reader who may not know the author. */
  actorId: orNull(number('users.id')),
  actorName: orNull(text('users.username')),
  /** The second officer, as the author. */
  approverName: orNull(text('approvers.username')),
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
      .join('teams as away', 'away.id', 'matches.away_team_id'),
  search: ['home.name', 'away.name'],
  defaultSort: ['id', 'desc'],
}
