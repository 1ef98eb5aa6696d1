import { NO_SCRIPTS } from '@grandstand/shared-types/sites/scripts'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { json, number, orNull, text, type Resource, type Row } from '#core/lists/resource'
import { hostsBySite } from '#sites/queries/site_hosts'
import { withDefaults } from '#sites/settings'

const fields = {
  id: number('sites.id'),
  key: text('sites.key'),
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
  search: ['sites.title'],
  defaultSort: ['id', 'asc'],
}

/** Adds the hosts, and the default of each setting that the brand leaves open. */
export async function siteViews(rows: Row<typeof fields>[]): Promise<SiteView[]> {
  const hosts = await hostsBySite()
  return rows.map((row) => siteView(row, hosts.get(row.id) ?? []))
}

function siteView(row: Row<typeof fields>, hosts: string[]): SiteView {
  return {
    ...row,
    hosts,
    settings: withDefaults(Object(row.settings)),
    scripts: { ...NO_SCRIPTS, ...Object(row.scripts) },
  }
}
