import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    own_texts: { by: 'site_id' },
  },
  installation: { shipped_texts: 'texts that this installation was built with' },
}
