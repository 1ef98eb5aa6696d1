/** Translates a user's payload into columns. */
import type { OwnLimits } from '@grandstand/shared-types/coupons/limits/limit_currency'
import { identityKey } from '@grandstand/shared-types/accounts/identity_key'
import type User from '#accounts/models/user'
import type { UserChanges } from '#accounts/validators/user'
import { mergedCurrencies, mergedTypeLimits } from '#sites/merge_limits'

/** Columns of the fields that were sent. A name emptied in the form becomes an empty text, a limit becomes none. */
export function userColumns(input: UserChanges): Partial<User> {
  const { creditLimit: _creditLimit, firstName, lastName, limits, ...others } = input
  const { maxTransferMinor, identityNumber, maxDayTransfersMinor, allowedNetworks, ...rest } =
    others
  return {
    ...rest,
    ...(identityNumber !== undefined && {
      identityNumber,
      identityKey: identityNumber === null ? null : identityKey(identityNumber),
    }),
    ...(firstName !== undefined && { firstName: firstName ?? '' }),
    ...(lastName !== undefined && { lastName: lastName ?? '' }),
    ...(maxTransferMinor !== undefined && { maxTransferMinor: maxTransferMinor ?? 0 }),
    ...(maxDayTransfersMinor !== undefined && {
      maxDayTransfersMinor: maxDayTransfersMinor ?? 0,
    }),
    ...(allowedNetworks !== undefined && {
      allowedNetworks: allowedNetworks?.length ? allowedNetworks : null,
    }),
    ...(limits && { limits: setLimits(limits) }),
  }
}

function setLimits({
  byType,
  byCurrency,
  ...limits
}: NonNullable<UserChanges['limits']>): OwnLimits {
  const types = mergedTypeLimits({}, byType ?? {})
  const currencies = mergedCurrencies({}, byCurrency ?? {})
  return {
    ...Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null)),
    ...(types && { byType: types }),
    ...(Object.keys(currencies).length > 0 && { byCurrency: currencies }),
  }
}
