/** What a payload says about a user, as the columns hold it. */
import type { CouponLimitsView } from '@grandstand/shared-types/wire'
import type User from '#accounts/models/user'
import type { UserChanges } from '#accounts/validators/user'
import { mergedTypeLimits } from '#sites/merge_type_limits'

/** Fields that were sent; a name that was emptied becomes an empty text, a limit that was emptied is none. */
export function userColumns(input: UserChanges): Partial<User> {
  const { creditLimit: _creditLimit, firstName, lastName, limits, ...rest } = input
  return {
    ...rest,
    ...(firstName !== undefined && { firstName: firstName ?? '' }),
    ...(lastName !== undefined && { lastName: lastName ?? '' }),
    ...(limits && { limits: setLimits(limits) }),
  }
}

function setLimits({
  byType,
  ...limits
}: NonNullable<UserChanges['limits']>): Partial<CouponLimitsView> {
  const types = mergedTypeLimits({}, byType ?? {})
  return {
    ...Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null)),
    ...(types && { byType: types }),
  }
}
