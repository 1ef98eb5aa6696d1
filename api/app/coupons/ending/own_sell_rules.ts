import type { BettingProfile } from '#accounts/queries/betting_profile'
import type { SellRules } from '#coupons/ending/sell_rules'
import { siteById } from '#sites/current_site'

/** The rules by which the house buys coupons back from a player. */
export async function sellRules({ siteId, limits }: BettingProfile): Promise<SellRules> {
  const { settings } = await siteById(siteId)
  return { marginPercent: settings.sellMarginPercent, allowed: limits.actions?.sell !== 0 }
}
