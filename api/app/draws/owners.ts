import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    draw_game_sites: { by: 'site_id' },
    draw_tickets: {
      by: 'site_id',
      names: { collected_by: 'users' },
      other: { paid_by: 'pockets of the player as JSON' },
      stays: 'a draw has its own seed in each database',
    },
  },
  shared: { draw_games: '`code`' },
  installation: { draws: 'each database draws its own' },
}
