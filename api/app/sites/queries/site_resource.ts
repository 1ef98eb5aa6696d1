import { NO_SCRIPTS } from '@grandstand/shared-types/sites/scripts'
import type { SiteView } from '@grandstand/shared-types/wire/sites'
import { json, number, orNull, text, type Resource, type Row } from '#core/lists/resource'
import { withDefaults } from '#sites/settings'

const fields = {
  id: number('sites.id'),
  key: text('sites.key'),
  host: orNull(text('sites.host')),
  title: text('sites.title'),
  defaultLanguage: text('sites.default_language'),
  currency: text('sites.currency'),
  settings: json('sites.settings'),
  scripts: orNull(json('sites.scripts')),
  updatedAt: number('sites.updated_at'),
}

/** Brands as staff see them; narrow the query to their own. */
export const siteResource: Resource<typeof fields> = {
  name: 'sites',
  fields,
  from: (query) => query.from('sites'),
  search: ['sites.title', 'sites.host'],
  defaultSort: ['id', 'asc'],
}

/** Adds the default of each setting that the brand leaves open. */
export function siteView(row: Row<typeof fields>): SiteView {
  return {
    ...row,
    settings: withDefaults(Object(row.settings)),
    scripts: { ...NO_SCRIPTS, ...Object(row.scripts) },
  }
}
