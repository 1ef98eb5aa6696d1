import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    own_texts: { by: 'site_id', rows: 'addedAndRemoved', clone: 'step' },
  },
  installation: {
    shipped_texts: { because: 'texts that this installation was built with', rows: 'removed' },
  },
}
