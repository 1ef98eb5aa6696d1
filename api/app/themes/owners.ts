import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    theme_choices: { by: 'site_id' },
    themes: { by: 'site_id' },
  },
}
