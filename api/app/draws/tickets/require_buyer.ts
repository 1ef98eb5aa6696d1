/** Whether a player or a desk may buy tickets at all: as for games and coupons (rules 12.3, 14.1, must-hold A7, A9). */
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireBetting } from '#core/requests/betting_pause'
import { bettingProfiles, type BettingProfile } from '#accounts/queries/betting_profile'
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import { requireMayPlay } from '#protection/require_may_play'

/**
 * Throws 403 `countryNotAllowed`, `selfExcluded`, `accountPassive`, `dealerPassive`, 422 `minimumAge`, `identityNumberInUse`,
 * `productClosed`, 503 `bettingPaused`. Call it outside a transaction.
 */
export async function requireBuyer(
  { principal: { siteId, userId }, ip }: Editor,
  product: Product
): Promise<BettingProfile> {
  requireBetting()
  await requireMayPlay({ siteId, userId, ip }, 'game')
  const profile = found((await bettingProfiles([userId])).get(userId))
  if (profile.stoppedBy) throw new AppError(profile.stoppedBy)
  if (profile.products[product] !== 1) throw new AppError('productClosed')
  return profile
}
