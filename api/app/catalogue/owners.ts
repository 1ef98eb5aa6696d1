import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  shared: {
    sports: 'the number, which is a constant, and the key',
    market_types: 'the number, which is a constant, and the key',
    categories: '`source_key`',
    tournaments: '`source_key`',
    teams: 'an alias in the same scope',
    team_aliases: 'scope and alias',
    matches: '`source_key`, or an alias',
    markets: 'match, type and specifier',
    outcomes: 'market and outcome',
    race_fields: 'the match; only a match that is new takes its field along',
    runners: 'match and number, as the field',
    results: 'match and revision; only a match that is new takes its results along',
  },
}
