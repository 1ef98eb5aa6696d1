import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { SecondFactorState } from '@grandstand/shared-types/accounts/second_factor'
import type { SecondFactorView } from '@grandstand/shared-types/wire/people/accounts'
import { isStaff, type Principal } from '#core/requests/access'
import { siteById } from '#sites/current_site'

/** Whether a user has confirmed a second factor. */
export async function hasSecondFactor(userId: number): Promise<boolean> {
  const factor: unknown = await db
    .from('second_factors')
    .where('user_id', userId)
    .whereNotNull('confirmed_at')
    .select('user_id')
    .first()
  return factor !== null
}

interface Person {
  userId: number
  siteId: number
  type: UserType
}

/** Staff of a brand that asks for a second factor need one; the state of anybody else asks for none. */
export async function secondFactorState(person: Person): Promise<SecondFactorState> {
  if (!isStaff(person)) return 'off'
  if (await hasSecondFactor(person.userId)) return 'on'
  const { settings } = await siteById(person.siteId)
  return settings.staffSecondFactor ? 'required' : 'off'
}

/** The principal's own second factor, and how many recovery codes are left. */
export async function ownSecondFactor(principal: Principal): Promise<SecondFactorView> {
  const row = await db
    .query<{ total: number }>()
    .from('recovery_codes')
    .where('user_id', principal.userId)
    .whereNull('used_at')
    .count('* as total')
    .first()
  return {
    state: await secondFactorState(principal),
    recoveryCodesLeft: Number(row?.total ?? 0),
  }
}
