import type { ErrorKey } from '@grandstand/shared-types/core/errors'

const UNPROCESSABLE = 422

/** Statuses other than 422. */
const STATUSES: Partial<Record<ErrorKey, number>> = {
  wrongUserorPass: 401,
  notSignedIn: 401,
  rightsChanged: 401,
  secondFactorNeeded: 401,
  secondFactorRequired: 403,
  stepUpNeeded: 403,
  notAllowed: 403,
  accountPassive: 403,
  dealerPassive: 403,
  badCsrfToken: 403,
  badRequest: 400,
  unknownSortField: 400,
  unknownFilterField: 400,
  badRange: 400,
  idempotencyKeyRequired: 400,
  notFound: 404,
  thisOperatorNotYour: 404,
  printSubjectMissing: 404,
  cardUnknown: 404,
  cardRedeemed: 409,
  cardVoid: 409,
  cardExpired: 409,
  cardEnded: 409,
  cardsNotMade: 409,
  cardCodesTaken: 409,
  statementState: 409,
  idempotencyConflict: 409,
  inUse: 409,
  alreadyExists: 409,
  roleShipped: 409,
  versionConflict: 409,
  updatedError: 409,
  resultRevisionConflict: 409,
  noResultToUndo: 409,
  printNotWaiting: 409,
  decisionWaits: 409,
  decisionTaken: 409,
  secondOfficerNeeded: 409,
  holdsBet: 403,
  ownDecision: 403,
  payloadTooLarge: 413,
  tooManyAttempts: 429,
  tecnicalProblem: 500,
}

/** The status of an answer that is refused with this key. */
export const statusOf = (key: ErrorKey): number => STATUSES[key] ?? UNPROCESSABLE
