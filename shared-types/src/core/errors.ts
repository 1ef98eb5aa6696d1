/** Keys that a slip may be refused with, beside the player's funds. */
export const SLIP_ERRORS = [
  'emptyCoupon',
  'duplicateSelection',
  'maxSelections',
  'maxMultiLines',
  'maxMultiSelections',
  'maxSystemSelections',
  'minSelections',
  'systemSizeInvalid',
  'bankersInvalid',
  'stakeBelowMin',
  'stakeAboveMax',
  'couponTypeClosed',
  'selectionBelowMinOdds',
  'selectionAboveMaxOdds',
  'couponBelowMinOdds',
  'minMarketTypes',
  'maxMarketTypes',
  'maxPerMarketType',
  'maxPayoutBelowStake',
  'matchStarted',
  'matchCancelled',
  'matchClosed',
  'oddsInactive',
  'marketSuspended',
  'rateLocked',
  'rateChanged',
  'interrelatedSelections',
  'productClosed',
  'sameCouponError',
] as const

/**
 * The error catalogue. Only keys travel; their texts are in the i18n files of the apps. `params` fill the placeholders
 * of the text in order, so that `key|p1|p2` is its short form (rules 8.4).
 */
export const ERROR_KEYS = [
  // access
  'wrongUserorPass',
  'tooManyAttempts',
  'notSignedIn',
  'rightsChanged',
  'notAllowed',
  'thisOperatorNotYour',
  'accountPassive',
  'dealerPassive',
  'badCsrfToken',
  'secondFactorNeeded',
  'secondFactorWrong',
  'secondFactorRequired',
  'stepUpNeeded',
  // requests
  'badRequest',
  'validationFailed',
  'notFound',
  'unknownSortField',
  'unknownFilterField',
  'badRange',
  'idempotencyKeyRequired',
  'idempotencyConflict',
  'inUse',
  'alreadyExists',
  'versionConflict',
  'payloadTooLarge',
  'tecnicalProblem',
  // fields
  'isRequiredArea',
  'unknownField',
  'minLengthMaxLength',
  'numberRequired',
  'emailRequired',
  'dateRequired',
  'datetimeRequired',
  'timeRequired',
  'invalidValue',
  'usernameAlreadyUseRegister',
  'userPassCodeWrong',
  'passwordMatchError',
  'commonPassword',
  'usernameCharacters',
  'passwordIsUsername',
  'minimumAge',
  'passwordUnchanged',
  // money and dealers
  'insufficientCredit',
  'amountTooSmall',
  'amountTooLarge',
  'transfersForbidden',
  'currencyDiffers',
  'creditTransferMax',
  'creditDayMax',
  'cardUnknown',
  'cardRedeemed',
  'cardVoid',
  'cardExpired',
  'cardEnded',
  'cardsNotMade',
  'cardCodesTaken',
  'userSizeError',
  'permissionTooFar',
  'roleShipped',
  'limitOnlyUp',
  // coupons
  ...SLIP_ERRORS,
  'liveScoreChanged',
  'liveRedCard',
  'acceptanceExpired',
  // a coupon after it was placed
  'updatedError',
  'cancelPeriodOver',
  'liveCouponNotCancellable',
  'cancelCouponPermission',
  'couponNotToWaiting',
  'sellCombineStartError',
  'sellCouponPermission',
  'sellCouponWarningSuspended',
  'sellCouponWarningLost',
  'sellCouponWarningPending',
  'sellOfferExpired',
  'sellOfferChanged',
  // paper
  'ticketForged',
  'printNotPossible',
  'printNotWaiting',
  'printSubjectMissing',
  'tooManyPrints',
  // settlement and feed
  'resultIncomplete',
  'resultUnchanged',
  'resultRevisionConflict',
  'noResultToUndo',
  'resultBeforeStart',
  'unknownFeedFormat',
  'feedWrongHeader',
  'feedMissingColumn',
  'feedGluedRow',
  'feedUnknownMatch',
] as const

export type ErrorKey = (typeof ERROR_KEYS)[number]

/** A value that fills a placeholder: numbers as they are counted (money in minor units, odds in thousandths). */
export type ErrorParam = string | number

/** One refused field of a form or payload. */
export interface FieldError {
  field: string
  key: ErrorKey
  params: ErrorParam[]
}

/** The body of every answer with a status of 400 or above. */
export interface ErrorBody {
  error: {
    key: ErrorKey
    params: ErrorParam[]
    /** `key|p1|p2`, the short form (rules 8.4). */
    message: string
    fields?: FieldError[]
    /** The violations of a refused coupon. */
    violations?: { key: ErrorKey; params: ErrorParam[]; selectionIndex?: number }[]
    /** Finds the request in the server's log; present with status 500. */
    correlationId?: string
  }
  /** What ra-data-simple-rest reads: the same as `error.message`. */
  message: string
  /** Short form of the error by field name, as react-admin forms read it. */
  errors?: Record<string, string>
}
