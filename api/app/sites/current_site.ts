/** The brand of a request, kept in memory for a few seconds. */
import { BRAND_PLACE } from '#core/database/brands_here'
import { CACHE_MAX_MINUTES } from '@grandstand/shared-types/core/list_limits'
import { NO_SCRIPTS, type SiteScripts } from '@grandstand/shared-types/sites/scripts'
import { AppError } from '#core/errors/app_error'
import { hostsBySite } from '#sites/queries/site_hosts'
import { BriefCache } from '#core/timing/brief_cache'
import Site from '#sites/models/site'
import { isOwnHost } from '#sites/own_host'
import { withDefaults, type SiteSettingsData } from '#sites/settings'

export interface CurrentSite {
  id: number
  /**
   * In lower case; links to the site name the first one. None: the site answers at the installation's own hosts, and at
   * all when it is the only one.
   */
  hosts: string[]
  title: string
  defaultLanguage: string
  currency: string
  settings: SiteSettingsData
  scripts: SiteScripts
  /** In another database, or on the way there or here: nothing of it is served. */
  isAway: boolean
}

const CACHE_MS = Math.min(10_000, CACHE_MAX_MINUTES * 60_000)
const cache = new BriefCache<'all', CurrentSite[]>(CACHE_MS)

/** The brand that answers at the host (docs/decisions/0018). Throws 404 `notFound` at a host that no brand answers for. */
export async function siteByHost(host: string): Promise<CurrentSite> {
  const site = await findSiteByHost(host)
  if (!site) throw AppError.notFound()
  return site
}

/** The same; null at a host that no brand answers for. */
export async function findSiteByHost(host: string): Promise<CurrentSite | null> {
  const sites = await allSites()
  const asked = host.toLowerCase()
  const named = sites.find((site) => site.hosts.includes(asked))
  if (named) return named
  const here = sites.filter(({ isAway }) => !isAway)
  const nameless = here.find((site) => site.hosts.length === 0)
  return nameless && (here.length === 1 || isOwnHost(asked)) ? nameless : null
}

/** Throws 404 `notFound`. */
export async function siteById(id: number): Promise<CurrentSite> {
  const found = (await allSites()).find((site) => site.id === id)
  if (!found) throw AppError.notFound()
  return found
}

/** Every brand that is served here. */
export async function openSites(): Promise<CurrentSite[]> {
  return (await allSites()).filter(({ isAway }) => !isAway)
}

/** Every brand, those in another database too. */
export const knownSites = (): Promise<CurrentSite[]> => allSites()

/** Call it after settings or hosts have changed, and in tests. */
export function forgetSites(): void {
  cache.forget()
}

async function allSites(): Promise<CurrentSite[]> {
  const known = cache.get('all')
  if (known) return known
  const keep = cache.reading()
  const rows = await Site.query().where('status', '>=', BRAND_PLACE.here).orderBy('id')
  const hosts = await hostsBySite()
  const sites = rows.map((row) => ({
    id: row.id,
    hosts: hosts.get(row.id) ?? [],
    title: row.title,
    defaultLanguage: row.defaultLanguage,
    currency: row.currency,
    settings: withDefaults(row.settings),
    scripts: { ...NO_SCRIPTS, ...row.scripts },
    isAway: row.status !== BRAND_PLACE.here,
  }))
  keep('all', sites)
  return sites
}
