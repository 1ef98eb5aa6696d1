import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    draw_game_sites: { by: 'site_id', rows: 'changed', clone: 'copied' },
    draw_calendars: { by: 'site_id', rows: 'changed', clone: 'copied' },
    draw_tickets: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they are tickets of players of the brand' },
      names: { collected_by: 'users' },
      other: { paid_by: 'pockets of the player as JSON' },
      stays: 'a draw has its own seed in each database',
    },
  },
  shared: { draw_games: { same: '`code`', rows: 'changed', edited: 'drawGame' } },
  installation: {
    draws: { because: 'each database draws its own', rows: 'changed', subject: 'draw' },
  },
}
