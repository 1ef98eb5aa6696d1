import { ACCESS_ERRORS } from './access_errors.ts'
import { BONUS_ERRORS } from './bonus_errors.ts'
import { COUPON_ERRORS } from './coupon_errors.ts'
import { FIELD_ERRORS } from './field_errors.ts'
import { MONEY_ERRORS } from './money_errors.ts'
import { SLIP_ERRORS } from './slip_errors.ts'
import { STAFF_ERRORS } from './staff_errors.ts'

export { SLIP_ERRORS, STAFF_ERRORS }

/**
 * The error catalogue: each key with the status of an answer that is refused with it. Answers contain keys; the texts are in the
 * i18n files of the apps. `params` fill the placeholders of the text in order, so that `key|p1|p2` is its short form (rules 8.4).
 * The comment of a key says what it means, its params (`@params`), and where it stands if not in the status alone (`@status`); the
 * table of docs/operations.md is made from these.
 */
export const ERRORS = {
  ...ACCESS_ERRORS,
  ...FIELD_ERRORS,
  ...MONEY_ERRORS,
  ...BONUS_ERRORS,
  ...SLIP_ERRORS,
  ...COUPON_ERRORS,
  ...STAFF_ERRORS,
} as const

export type ErrorKey = keyof typeof ERRORS

/** The keys of the catalogue, or of a part of it. */
export const keysOf = <K extends ErrorKey>(errors: Readonly<Record<K, number>>): readonly K[] =>
  Object.keys(errors) as K[]

export const ERROR_KEYS = keysOf(ERRORS)

/** A key that answers to players and visitors may have. */
export type PlayerErrorKey = Exclude<ErrorKey, keyof typeof STAFF_ERRORS>

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
