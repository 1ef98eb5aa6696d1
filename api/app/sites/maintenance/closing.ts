/** Brands that are closed to players for maintenance. */
import type { HttpContext } from '@adonisjs/core/http'
import { closedAt } from '@grandstand/shared-types/sites/maintenance'
import { AppError } from '#core/errors/app_error'
import { AWAY_RETRY_SECONDS } from '#core/database/brands_here'
import { isStaff, type Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { findSiteByHost, knownSites, type CurrentSite } from '#sites/current_site'

/** Seconds after which browsers ask again when nobody knows the end. */
const RETRY_SECONDS = 120

type Closable = Pick<CurrentSite, 'settings' | 'isAway'>

/** Seconds after which somebody may ask again; null while the brand is open. */
export function secondsUntilOpen({ settings, isAway }: Closable): number | null {
  if (isAway) return AWAY_RETRY_SECONDS
  const closed = closedAt(settings.maintenance, clock.now())
  if (!closed) return null
  if (closed.until === null) return RETRY_SECONDS
  return Math.max(1, Math.ceil((closed.until - clock.now()) / 1000))
}

/** The check behind `requireOpenBrand`. Nobody gets past the end of a brand that is in another database. */
export async function checkClosing(
  ctx: HttpContext,
  principal: Principal | null,
  admitsAll: boolean
): Promise<void> {
  const site = await findSiteByHost(ctx.request.hostname() ?? '')
  if (!site) return
  if (site.isAway || !(admitsAll || (principal && isStaff(principal)))) requireOpen(site)
}

/** Throws 503 `plannedMaintenance` [seconds] while the brand is closed. */
export function requireOpen(site: Closable): void {
  const seconds = secondsUntilOpen(site)
  if (seconds !== null) throw new AppError('plannedMaintenance', { params: [seconds] })
}

/** Ids of the brands that are closed now. */
export async function closedSites(): Promise<ReadonlySet<number>> {
  const sites = await knownSites()
  return new Set(sites.filter((site) => secondsUntilOpen(site) !== null).map(({ id }) => id))
}
