import { BONUS_ERRORS } from './bonus_errors.ts'
import { STAFF_ERRORS } from './staff_errors.ts'

export { STAFF_ERRORS }

/** Keys of refusals of a slip, apart from the player's funds. */
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
  'stakeUneven',
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
  'eachWayNotSold',
  'placeTermsChanged',
  'interrelatedSelections',
  'productClosed',
  'sameCouponError',
] as const

/**
 * The error catalogue. Answers contain keys; the texts are in the i18n files of the apps. `params` fill the
 * placeholders of the text in order, so that `key|p1|p2` is its short form (rules 8.4).
 */
export const ERROR_KEYS = [
  // access
  'wrongUserorPass',
  'tooManyAttempts',
  'notSignedIn',
  'rightsChanged',
  'machineRequired',
  'machineRevoked',
  'notAllowed',
  'accountPassive',
  'dealerPassive',
  'addressNotAllowed',
  'countryNotAllowed',
  'badCsrfToken',
  'secondFactorNeeded',
  'secondFactorWrong',
  'secondFactorRequired',
  'registrationClosed',
  'plannedMaintenance',
  'bettingPaused',
  'activationNeeded',
  'accountInactive',
  'accountInactivePassword',
  'captchaWrong',
  'linkOver',
  // requests
  'badRequest',
  'validationFailed',
  'notFound',
  'unknownSortField',
  'unknownFilterField',
  'badRange',
  'idempotencyKeyRequired',
  'idempotencyConflict',
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
  'notOneOf',
  'wrongType',
  'wholeNumber',
  'tooFewEntries',
  'tooManyEntries',
  'repeatedEntry',
  'formWrong',
  'unknownEntry',
  'usernameAlreadyUseRegister',
  'userPassCodeWrong',
  'passwordMatchError',
  'commonPassword',
  'usernameCharacters',
  'passwordIsUsername',
  'minimumAge',
  'identityNumberInUse',
  'identityNumberWrong',
  'emailAlreadyUse',
  'phoneAlreadyUse',
  'phoneOtherCountry',
  'cityCanNotbeNull',
  'postCodeCanNotbeNull',
  'passwordUnchanged',
  // money and dealers
  'insufficientCredit',
  'withdrawableOnly',
  'wageringLeft',
  'amountTooSmall',
  'amountTooLarge',
  'currencyDiffers',
  // payments
  'minimumDeposit',
  'maximumDeposit',
  'minimumWithdrawal',
  'maximumWithdrawal',
  'ibanWrong',
  'methodClosed',
  'bankUnavailable',
  'gatewayFailed',
  'paymentNotCancellable',
  'paymentUnderWay',
  // games
  'gameClosed',
  'gameFailed',
  'tableClosed',
  'tableFull',
  'gameProviderDown',
  'roundOver',
  'serviceLimitError',
  'drawClosed',
  // limits and exclusions that players set for themselves
  'selfExcluded',
  'ownDepositLimit',
  'ownStakeLimit',
  'ownLossLimit',
  'ownSessionLimit',
  'realityCheckDue',
  'limitStillWaits',
  'erasureLeft',
  'cardUnknown',
  'cardRedeemed',
  'cardVoid',
  'cardExpired',
  ...BONUS_ERRORS,
  // coupons
  ...SLIP_ERRORS,
  'liveScoreChanged',
  'liveRedCard',
  'acceptanceExpired',
  'approvalRefused',
  'approvalExpired',
  'stakeOffered',
  // a coupon after it was placed
  'updatedError',
  'cancelPeriodOver',
  'liveCouponNotCancellable',
  'cancelCouponPermission',
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
  // staff
  ...STAFF_ERRORS,
] as const

export type ErrorKey = (typeof ERROR_KEYS)[number]

/** A key that answers to players and visitors may have. */
export type PlayerErrorKey = Exclude<ErrorKey, (typeof STAFF_ERRORS)[number]>

/** A value that fills a placeholder; money in minor units, odds in thousandths. */
export type ErrorParam = string | number

/** One refused field of a form or payload. */
export interface FieldError<K extends ErrorKey = ErrorKey> {
  field: string
  key: K
  params: ErrorParam[]
}

/** The body of every answer with a status of 400 or above. */
export interface ErrorBody<K extends ErrorKey = ErrorKey> {
  error: {
    key: K
    params: ErrorParam[]
    /** `key|p1|p2`, the short form (rules 8.4). */
    message: string
    fields?: FieldError<K>[]
    /** The violations of a refused coupon. */
    violations?: { key: K; params: ErrorParam[]; selectionIndex?: number }[]
    /** Id by which the request is found in the server's log; present with status 500. */
    correlationId?: string
  }
  /** The field that ra-data-simple-rest reads: the same as `error.message`. */
  message: string
  /** Short form of the error by field name, as react-admin forms read it. */
  errors?: Record<string, string>
}

/** The error body of operations for players. */
export type PlayerErrorBody = ErrorBody<PlayerErrorKey>
