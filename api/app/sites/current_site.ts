/** The brand of a request, kept in memory for a few seconds. */
import { CACHE_MAX_MINUTES } from '@grandstand/shared-types/core/list_limits'
import { NO_SCRIPTS, type SiteScripts } from '@grandstand/shared-types/sites/scripts'
import { AppError } from '#core/errors/app_error'
import { BriefCache } from '#core/timing/brief_cache'
import Site from '#sites/models/site'
import { withDefaults, type SiteSettingsData } from '#sites/settings'

export interface CurrentSite {
  id: number
  /** Null: the site answers on every host that no site names. */
  host: string | null
  title: string
  defaultLanguage: string
  currency: string
  settings: SiteSettingsData
  scripts: SiteScripts
}

const CACHE_MS = Math.min(10_000, CACHE_MAX_MINUTES * 60_000)
const cache = new BriefCache<'all', { host: string | null; site: CurrentSite }[]>(CACHE_MS)

/** The brand of the host, or the first brand when no host matches. Throws 404 `notFound` without any brand. */
export async function siteByHost(host: string): Promise<CurrentSite> {
  const sites = await allSites()
  const found = sites.find((entry) => entry.host === host) ?? sites[0]
  if (!found) throw AppError.notFound()
  return found.site
}

/** Throws 404 `notFound`. */
export async function siteById(id: number): Promise<CurrentSite> {
  const found = (await allSites()).find((entry) => entry.site.id === id)
  if (!found) throw AppError.notFound()
  return found.site
}

/** Every brand that is open. */
export async function openSites(): Promise<CurrentSite[]> {
  return (await allSites()).map(({ site }) => site)
}

/** Call it after settings have changed, and in tests. */
export function forgetSites(): void {
  cache.forget()
}

async function allSites() {
  const known = cache.get('all')
  if (known) return known
  const keep = cache.reading()
  const rows = await Site.query().where('status', 1).orderBy('id')
  const sites = rows.map((row) => ({
    host: row.host,
    site: {
      id: row.id,
      host: row.host,
      title: row.title,
      defaultLanguage: row.defaultLanguage,
      currency: row.currency,
      settings: withDefaults(row.settings),
      scripts: { ...NO_SCRIPTS, ...row.scripts },
    },
  }))
  keep('all', sites)
  return sites
}
