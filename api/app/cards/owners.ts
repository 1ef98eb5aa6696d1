import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    card_batches: { by: 'site_id' },
    cards: { by: ['batch_id', 'card_batches'] },
  },
}
