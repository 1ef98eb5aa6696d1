import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  shared: {
    sports: {
      same: 'the number, which is a constant, and the key',
      rows: 'changed',
      edited: 'sport',
      calledBy: 'name',
    },
    market_types: {
      same: 'the number, which is a constant, and the key',
      rows: 'changed',
      edited: 'marketType',
      calledBy: 'key',
    },
    categories: { same: '`source_key`', rows: 'removed', edited: 'category', calledBy: 'name' },
    tournaments: { same: '`source_key`', rows: 'removed', edited: 'tournament', calledBy: 'name' },
    teams: {
      same: 'an alias in the same scope',
      rows: 'removed',
      edited: 'team',
      calledBy: 'name',
    },
    team_aliases: { same: 'scope and alias', rows: 'removed' },
    matches: { same: '`source_key`, or an alias', rows: 'removed', edited: 'match' },
    markets: { same: 'match, type and specifier', rows: 'numbered', edited: 'market' },
    outcomes: { same: 'market and outcome', rows: 'numbered', edited: 'outcome' },
    race_fields: {
      same: 'the match; only a match that is new takes its field along',
      rows: 'removed',
    },
    runners: { same: 'match and number, as the field', rows: 'removed' },
    results: {
      same: 'match and revision; only a match that is new takes its results along',
      rows: 'changed',
    },
  },
}
