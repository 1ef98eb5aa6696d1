import type { OFFICER_BOUNDS } from '@grandstand/shared-types/sites/officer_bounds'
import { clock } from '#core/timing/clock'
import type { CurrentSite } from '#sites/current_site'
import { officerBound } from '#sites/settings'

/**
 * Whether an amount is above a bound of the brand for one officer (rules 15.2, 16.7). The bound is in the brand's own currency; an amount
 * in another currency always counts as above it (decisions/0010).
 */
export function needsTwoOfficers(
  site: CurrentSite,
  name: (typeof OFFICER_BOUNDS)[number],
  { currency, amountMinor }: { currency: string; amountMinor: number }
): boolean {
  const bound = officerBound(site.settings, name, clock.now())
  return bound !== null && amountMinor > (currency === site.currency ? bound : 0)
}
