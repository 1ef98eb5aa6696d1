import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    card_batches: { by: 'site_id', rows: 'changed', clone: { stays: 'cards are worth money' } },
    cards: { by: ['batch_id', 'card_batches'], rows: 'changed' },
  },
}
