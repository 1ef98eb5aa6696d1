/** The brand of a request, kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
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

/** Which brands there are, and where each answers. */
interface Brands {
  /** In the order in which they were made. */
  ids: number[]
  idByHost: Map<string, number>
  /** How many are served here. */
  hereCount: number
  /** The first of them without a host. */
  nameless: number | undefined
}

const CACHE_MS = Math.min(10_000, CACHE_MAX_MINUTES * 60_000)
const keptBrands = new BriefCache<'all', Brands>(CACHE_MS)
const keptSites = new BriefCache<number, CurrentSite>(CACHE_MS)

/** The brand that answers at the host (docs/decisions/0018). Throws 404 `notFound` at a host that no brand answers for. */
export async function siteByHost(host: string): Promise<CurrentSite> {
  const site = await findSiteByHost(host)
  if (!site) throw AppError.notFound()
  return site
}

/** The same; null at a host that no brand answers for. */
export async function findSiteByHost(host: string): Promise<CurrentSite | null> {
  const { idByHost, hereCount, nameless } = await allBrands()
  // the dot at the end of a whole name means nothing
  const asked = host.toLowerCase().replace(/\.$/, '')
  const id = idByHost.get(asked) ?? (hereCount === 1 || isOwnHost(asked) ? nameless : undefined)
  if (id === undefined) return null
  const [site] = await sitesOf([id])
  return site ?? null
}

/** Throws 404 `notFound`. */
export async function siteById(id: number): Promise<CurrentSite> {
  const [found] = await sitesOf([id])
  if (!found) throw AppError.notFound()
  return found
}

/** Every brand that is served here. */
export async function openSites(): Promise<CurrentSite[]> {
  return (await knownSites()).filter(({ isAway }) => !isAway)
}

/** Every brand, those in another database too. */
export async function knownSites(): Promise<CurrentSite[]> {
  return sitesOf((await allBrands()).ids)
}

/** Call it after settings or hosts have changed, and in tests. */
export function forgetSites(): void {
  forgetWhichSites()
  keptSites.forget()
}

/** Call it after a brand was added, as tests do by the thousand. */
export function forgetWhichSites(): void {
  keptBrands.forget()
}

async function allBrands(): Promise<Brands> {
  const known = keptBrands.get('all')
  if (known) return known
  const keep = keptBrands.reading()
  const rows = await db
    .query<{ id: number; status: number }>()
    .from('sites')
    .where('status', '>=', BRAND_PLACE.here)
    .orderBy('id')
    .select('id', 'status')
  const hostsById = await hostsBySite()
  const ids = rows.map(({ id }) => Number(id))
  const here = rows.filter(({ status }) => Number(status) === BRAND_PLACE.here)
  const nameless = here.find(({ id }) => !hostsById.has(Number(id)))
  const brands = {
    ids,
    idByHost: new Map(ids.flatMap((id) => (hostsById.get(id) ?? []).map((host) => [host, id]))),
    hereCount: here.length,
    nameless: nameless && Number(nameless.id),
  }
  keep('all', brands)
  return brands
}

/** The brands of those ids that there are, in the order of `ids`. */
async function sitesOf(ids: number[]): Promise<CurrentSite[]> {
  const kept = ids.map((id) => keptSites.get(id)).filter((site) => site !== undefined)
  if (kept.length === ids.length) return kept
  const found = new Map(kept.map((site) => [site.id, site]))
  const missing = ids.filter((id) => !found.has(id))
  const keep = keptSites.reading()
  const hostsById = await hostsBySite(missing)
  const query = Site.query().where('status', '>=', BRAND_PLACE.here)
  for (const row of await query.whereIn('id', missing)) {
    const site = siteOf(row, hostsById.get(row.id) ?? [])
    keep(row.id, site)
    found.set(row.id, site)
  }
  return ids.map((id) => found.get(id)).filter((site) => site !== undefined)
}

const siteOf = (row: Site, hosts: string[]): CurrentSite => ({
  id: row.id,
  hosts,
  title: row.title,
  defaultLanguage: row.defaultLanguage,
  currency: row.currency,
  settings: withDefaults(row.settings),
  scripts: { ...NO_SCRIPTS, ...row.scripts },
  isAway: row.status !== BRAND_PLACE.here,
})
