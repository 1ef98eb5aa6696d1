import { clock } from '#core/timing/clock'
import type { CurrentSite } from '#sites/current_site'
import { officerBound } from '#sites/settings'

interface Payable {
  currency: string
  /** Minor units. */
  payableMinor: number
}

/**
 * Whether a statement is above the brand's bound for one officer (rules 16.7). The bound is in the brand's own currency; an amount in
 * another currency always counts as above it (decisions/0010).
 */
export function needsTwoOfficers(site: CurrentSite, { currency, payableMinor }: Payable): boolean {
  const bound = officerBound(site.settings, 'affiliateTwoOfficersAboveMinor', clock.now())
  return bound !== null && payableMinor > (currency === site.currency ? bound : 0)
}
