import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    suspicion_reports: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'reports on bets of the brand' },
      names: { match_id: 'matches', author_id: 'users', closed_by: 'users' },
    },
    suspicion_players: {
      by: ['report_id', 'suspicion_reports'],
      rows: 'added',
      names: { user_id: 'users' },
    },
    suspicion_sendings: {
      by: ['report_id', 'suspicion_reports'],
      rows: 'changed',
      names: { sent_by: 'users', answered_by: 'users' },
    },
  },
}
