import { requireFitPerson } from '#accounts/actions/require_fit_person'
import type { Asker } from '#origins/refused_activity'
import { requireCountry } from '#origins/require_country'
import { requireNotExcluded } from '#protection/require_deposit'

/**
 * Before a bonus comes to a player: country, person and exclusion (must-hold A7, A9). Throws 403 `countryNotAllowed`,
 * `selfExcluded`, 422 `minimumAge`, `identityNumberInUse`. Call it outside a transaction.
 */
export async function requireMayGetBonus(asker: Asker, playerId = asker.userId): Promise<void> {
  if (playerId === asker.userId) await requireCountry(asker, 'bonus')
  await requireFitPerson(asker, 'bonus', playerId)
  await requireNotExcluded(asker, 'bonus', playerId)
}
