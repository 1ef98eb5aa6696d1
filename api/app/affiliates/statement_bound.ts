import type { CurrentSite } from '#sites/current_site'
import { needsTwoOfficers } from '#sites/two_officers'

interface Payable {
  currency: string
  /** Minor units. */
  payableMinor: number
}

/** Whether a statement is above the brand's bound for one officer (rules 16.7). */
export const isAboveBound = (
  site: CurrentSite,
  { currency, payableMinor: amountMinor }: Payable
): boolean => needsTwoOfficers(site, 'affiliateTwoOfficersAboveMinor', { currency, amountMinor })
