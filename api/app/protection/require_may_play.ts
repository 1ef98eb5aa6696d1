import { requireFitPerson } from '#accounts/actions/require_fit_person'
import type { Activity, Asker } from '#origins/refused_activity'
import { requireCountry } from '#origins/require_country'
import { requireNotExcluded } from '#protection/require_deposit'

/**
 * Before a player plays, or money comes to a player (must-hold A7, A9). Throws 403 `countryNotAllowed` for the address of the
 * asker, 422 `minimumAge` or `identityNumberInUse` for the player, 403 `selfExcluded`; each refusal goes into the audit log.
 * Call it outside a transaction.
 */
export async function requireMayPlay(
  asker: Asker,
  activity: Activity,
  playerId = asker.userId
): Promise<void> {
  await requireCountry(asker, activity)
  await requireFitPerson(asker, activity, playerId)
  await requireNotExcluded(asker, activity, playerId)
}
