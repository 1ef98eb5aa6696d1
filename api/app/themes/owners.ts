import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    theme_choices: { by: 'site_id', rows: 'removed', clone: 'step' },
    themes: { by: 'site_id', rows: 'removed', clone: 'step', edited: 'theme', calledBy: 'name' },
  },
}
