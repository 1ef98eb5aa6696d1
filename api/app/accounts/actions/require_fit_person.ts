import { MINIMUM_AGE_YEARS } from '@grandstand/shared-types/accounts/field_limits'
import { AppError } from '#core/errors/app_error'
import { bettingProfiles } from '#accounts/queries/betting_profile'
import type { PersonFault } from '#accounts/queries/person_faults'
import { recordRefusedActivity, type Activity, type Asker } from '#origins/refused_activity'

/**
 * Checks a player before money comes to the account. Throws 422 `minimumAge` [years] for a player who is too young,
 * `identityNumberInUse` for a person's second account; either refusal goes into the audit log (must-hold A9). Call it
 * outside a transaction.
 */
export async function requireFitPerson(
  asker: Asker,
  activity: Activity,
  playerId = asker.userId
): Promise<void> {
  const fault = await personFault(asker, activity, playerId)
  if (fault) throw new AppError(fault, { params: personFaultParams(fault) })
}

/**
 * The refusal for a player who may not receive money, after it is written to the audit log; null for a player who may.
 */
export async function personFault(
  asker: Asker,
  activity: Activity,
  playerId = asker.userId
): Promise<PersonFault | null> {
  const fault = (await bettingProfiles([playerId])).get(playerId)?.personFault ?? null
  if (fault) {
    await recordRefusedActivity(asker, 'user.personRefused', {
      activity,
      personFault: fault,
      subjectId: playerId,
    })
  }
  return fault
}

export const personFaultParams = (fault: PersonFault): number[] =>
  fault === 'minimumAge' ? [MINIMUM_AGE_YEARS] : []
