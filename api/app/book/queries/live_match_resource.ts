import { atLeast, atMost } from '#core/range_filters'
import { bool, json, number, text, type Resource } from '#core/resource'

const fields = {
  id: number('matches.id'),
  sportId: number('matches.sport_id'),
  sportName: text('sports.name'),
  tournamentId: number('matches.tournament_id'),
  tournamentName: text('tournaments.name'),
  home: text('home.name'),
  away: text('away.name'),
  startsAt: number('matches.starts_at'),
  status: text('matches.status'),
  betStatus: text('matches.bet_status'),
  active: bool('matches.active'),
  listOrder: number('matches.list_order'),
  producer: text('live_matches.producer'),
  state: json('live_matches.state'),
  isHeld: bool('live_matches.is_held'),
  isCovered: bool('live_matches.is_covered'),
  updatedAt: number('live_matches.updated_at'),
}

/** Matches that a live feed has spoken of, as it was a second ago at most. */
export const liveMatchResource: Resource<typeof fields> = {
  name: 'live-matches',
  fields,
  from: (query) =>
    query
      .from('live_matches')
      .join('matches', 'matches.id', 'live_matches.match_id')
      .join('sports', 'sports.id', 'matches.sport_id')
      .join('tournaments', 'tournaments.id', 'matches.tournament_id')
      .join('teams as home', 'home.id', 'matches.home_team_id')
      .join('teams as away', 'away.id', 'matches.away_team_id'),
  search: ['home.name', 'away.name', 'tournaments.name'],
  filters: {
    startsAt_gte: atLeast('matches.starts_at'),
    startsAt_lte: atMost('matches.starts_at'),
  },
  defaultSort: ['startsAt', 'desc'],
}
