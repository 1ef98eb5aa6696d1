import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import { isOpen } from '#core/operations/admission'
import type { Operation } from '#core/operations/operation'

/** Keys that validators report for single fields. */
const FIELD_KEYS = [
  'isRequiredArea',
  'unknownField',
  'minLengthMaxLength',
  'numberRequired',
  'emailRequired',
  'dateRequired',
  'notOneOf',
  'wrongType',
  'wholeNumber',
  'tooFewEntries',
  'tooManyEntries',
  'repeatedEntry',
  'formWrong',
  'unknownEntry',
  'amountTooSmall',
  'amountTooLarge',
  'passwordMatchError',
] as const satisfies readonly ErrorKey[]

/** Keys that the kind of an operation implies: the documentation names them once for all operations. */
export function impliedErrors(operation: Operation): ErrorKey[] {
  const { who, path, query, body, idempotent, method, withoutCsrf } = operation
  const isWrite = method !== 'GET'
  const needsMore = !isOpen(who) && !who.includes('signedIn')
  return [
    'badRequest',
    'tecnicalProblem',
    ...(operation.duringMaintenance || who.includes('machine')
      ? []
      : (['plannedMaintenance'] as const)),
    ...(isOpen(who) ? [] : (['notSignedIn', 'rightsChanged', 'machineRevoked'] as const)),
    ...(isOpen(who) || who.includes('stopped')
      ? []
      : (['dealerPassive', 'addressNotAllowed'] as const)),
    ...(isOpen(who) || who.includes('enrolling') ? [] : (['secondFactorRequired'] as const)),
    ...(needsMore ? (['notAllowed'] as const) : []),
    ...(isWrite && !withoutCsrf ? (['badCsrfToken'] as const) : []),
    ...(asksStepUp(operation) ? (['stepUpNeeded'] as const) : []),
    ...(path.includes(':') ? (['notFound'] as const) : []),
    ...(/^\/v1\/(?:users|dealers)\/:id/.test(path) ? (['userNotFound'] as const) : []),
    ...(isWrite ? (['payloadTooLarge'] as const) : []),
    ...(isWrite && !who.includes('machine') ? (['tooManyAttempts'] as const) : []),
    ...(query || body ? (['validationFailed', ...FIELD_KEYS] as const) : []),
    ...(idempotent === 'none' ? [] : (['idempotencyKeyRequired', 'idempotencyConflict'] as const)),
  ]
}

/** Whether the code of the second factor may be asked for, before the handler or by it. */
export const asksStepUp = ({ stepUp }: Operation): boolean =>
  stepUp === 'always' || stepUp === 'byAction'

/** Every key that an operation may answer, each once. */
export const errorsOf = (operation: Operation): ReadonlySet<ErrorKey> =>
  new Set([...impliedErrors(operation), ...(operation.errors ?? [])])
