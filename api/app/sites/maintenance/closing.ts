/** Brands that are closed to players for maintenance. */
import type { HttpContext } from '@adonisjs/core/http'
import { closedAt } from '@grandstand/shared-types/sites/maintenance'
import { AppError } from '#core/errors/app_error'
import { isStaff, type Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { findSiteByHost, openSites, type CurrentSite } from '#sites/current_site'

/** Seconds after which browsers ask again when nobody knows the end. */
const RETRY_SECONDS = 120

/** Seconds after which somebody may ask again; null while the brand is open. */
export function secondsUntilOpen({ settings }: Pick<CurrentSite, 'settings'>): number | null {
  const closed = closedAt(settings.maintenance, clock.now())
  if (!closed) return null
  if (closed.until === null) return RETRY_SECONDS
  return Math.max(1, Math.ceil((closed.until - clock.now()) / 1000))
}

/** The check behind `requireOpenBrand`. */
export async function checkClosing(ctx: HttpContext, principal: Principal | null): Promise<void> {
  if (principal && isStaff(principal)) return
  const site = await findSiteByHost(ctx.request.hostname() ?? '')
  if (site) requireOpen(site)
}

/** Throws 503 `plannedMaintenance` [seconds] while the brand is closed. */
export function requireOpen(site: Pick<CurrentSite, 'settings'>): void {
  const seconds = secondsUntilOpen(site)
  if (seconds !== null) throw new AppError('plannedMaintenance', { params: [seconds] })
}

/** Ids of the brands that are closed now. */
export async function closedSites(): Promise<ReadonlySet<number>> {
  const sites = await openSites()
  return new Set(sites.filter((site) => secondsUntilOpen(site) !== null).map(({ id }) => id))
}
