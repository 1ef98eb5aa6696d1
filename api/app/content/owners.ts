import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    banners: {
      by: 'site_id',
      rows: 'removed',
      clone: 'copied',
      edited: 'banner',
      calledBy: 'title',
    },
    match_channels: {
      by: 'site_id',
      rows: 'removed',
      clone: 'copied',
      edited: 'channel',
      calledBy: 'name',
      names: { match_id: 'matches' },
    },
    pages: { by: 'site_id', rows: 'removed', clone: 'copied', edited: 'page', calledBy: 'title' },
    promotions: {
      by: 'site_id',
      rows: 'removed',
      clone: 'copied',
      edited: 'promotion',
      calledBy: 'title',
    },
  },
}
