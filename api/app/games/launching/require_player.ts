/** Whether a player may play games at all (rules 12.7, must-hold A7): checked at each launch, for real money and as a demo. */
import db from '@adonisjs/lucid/services/db'
import { LOBBY_PRODUCTS, type Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { AppError, found } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { bettingProfiles } from '#accounts/queries/betting_profile'
import { playGuards, type PlayGuard } from '#protection/play_guard'
import { protectionOf } from '#protection/queries/settings_of'
import { requireMayPlay } from '#protection/require_may_play'

/**
 * The room that the player's own limits leave. Throws 403 `countryNotAllowed`, `accountPassive`, `dealerPassive`,
 * `selfExcluded`, `realityCheckDue`, 422 `minimumAge`, `identityNumberInUse`, `productClosed`, `ownSessionLimit`.
 */
export async function requirePlayer(
  principal: Principal,
  lobby: Lobby,
  ip: string
): Promise<PlayGuard['rooms']> {
  await requireMayPlay({ ...principal, ip }, 'game')
  const profiles = await bettingProfiles([principal.userId])
  const profile = found(profiles.get(principal.userId))
  if (profile.stoppedBy) throw new AppError(profile.stoppedBy)
  if (profile.products[LOBBY_PRODUCTS[lobby]] !== 1) throw new AppError('productClosed')
  const protection = await protectionOf([principal.userId])
  const guards = await playGuards(db.connection(), profiles, protection)
  const guard = guards.get(principal.userId)
  if (guard?.stop) throw new AppError(guard.stop.key, { params: guard.stop.params })
  return guard?.rooms ?? []
}
