/** Hub88's statuses for our refusals. */
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { Refused } from '#wallet/calls/calls'

const STATUSES: Partial<Record<ErrorKey, string>> = {
  callForged: 'RS_ERROR_INVALID_SIGNATURE',
  payloadTooLarge: 'RS_ERROR_WRONG_SYNTAX',
  callFromElsewhere: 'RS_ERROR_INVALID_PARTNER',
  notAllowed: 'RS_ERROR_INVALID_PARTNER',
  gameSessionUnknown: 'RS_ERROR_INVALID_TOKEN',
  gameSessionOver: 'RS_ERROR_TOKEN_EXPIRED',
  gameUnknown: 'RS_ERROR_INVALID_GAME',
  productClosed: 'RS_ERROR_INVALID_GAME',
  currencyDiffers: 'RS_ERROR_WRONG_CURRENCY',
  insufficientCredit: 'RS_ERROR_NOT_ENOUGH_MONEY',
  accountPassive: 'RS_ERROR_USER_DISABLED',
  dealerPassive: 'RS_ERROR_USER_DISABLED',
  minimumAge: 'RS_ERROR_USER_DISABLED',
  identityNumberInUse: 'RS_ERROR_USER_DISABLED',
  selfExcluded: 'RS_ERROR_USER_DISABLED',
  realityCheckDue: 'RS_ERROR_USER_DISABLED',
  countryNotAllowed: 'RS_ERROR_USER_DISABLED',
  ownSessionLimit: 'RS_ERROR_LIMIT_REACHED',
  ownStakeLimit: 'RS_ERROR_LIMIT_REACHED',
  ownLossLimit: 'RS_ERROR_LIMIT_REACHED',
  stakeBelowMin: 'RS_ERROR_LIMIT_REACHED',
  stakeAboveMax: 'RS_ERROR_LIMIT_REACHED',
  transactionDiffers: 'RS_ERROR_DUPLICATE_TRANSACTION',
  transactionUnknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  transactionRolledBack: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
}

export function statusOf({ key, params }: Refused): string {
  if (key === 'callUnreadable') {
    return params[1] === 'missing' ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES'
  }
  return STATUSES[key] ?? 'RS_ERROR_UNKNOWN'
}

/**
 * An answer is 200, refusals too: whatever else Hub88 gets, it asks again or rolls back. A stranger gets 401 (must-hold S13).
 */
export const httpStatusOf = (key: ErrorKey): number =>
  key === 'callForged' || key === 'callFromElsewhere'
    ? 401
    : key === 'tecnicalProblem'
      ? 500
      : key === 'notFound'
        ? 404
        : 200
