import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    banners: { by: 'site_id' },
    match_channels: { by: 'site_id', names: { match_id: 'matches' } },
    pages: { by: 'site_id' },
    promotions: { by: 'site_id' },
  },
}
