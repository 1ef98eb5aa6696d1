import {
  ERRORS,
  type ErrorBody,
  type ErrorKey,
  type ErrorParam,
  type FieldError,
} from '@grandstand/shared-types/core/errors'
import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'

interface AppErrorOptions {
  params?: ErrorParam[]
  /** HTTP status; by default the key's own. */
  status?: number
  fields?: FieldError[]
  violations?: Violation[]
}

/** A refusal with a key of the error catalogue. Any other thrown value is answered with 500 `tecnicalProblem`. */
export class AppError extends Error {
  readonly key: ErrorKey
  readonly params: ErrorParam[]
  readonly status: number
  readonly fields: FieldError[] | undefined
  readonly violations: Violation[] | undefined

  constructor(key: ErrorKey, options: AppErrorOptions = {}) {
    super(pipeForm(key, options.params ?? []))
    this.key = key
    this.params = options.params ?? []
    this.status = options.status ?? ERRORS[key]
    this.fields = options.fields
    this.violations = options.violations
  }

  static notFound(): AppError {
    return new AppError('notFound')
  }

  /** No such user, or none in sight. */
  static noUser(): AppError {
    return new AppError('userNotFound')
  }

  static notAllowed(): AppError {
    return new AppError('notAllowed')
  }

  /** 400 `badRequest`; `params` name the part of the request that cannot be read. */
  static badRequest(...params: ErrorParam[]): AppError {
    return new AppError('badRequest', { params })
  }

  /** One refused field of a payload. */
  static field(field: string, key: ErrorKey, params: ErrorParam[] = []): AppError {
    return new AppError('validationFailed', { fields: [{ field, key, params }] })
  }
}

type Refusal = Pick<AppError, 'key' | 'params'> & Partial<Pick<AppError, 'fields' | 'violations'>>

/** The body of a refusal; `correlationId` finds it in the log. */
export function errorBody(refusal: Refusal, correlationId?: string): ErrorBody {
  const { key, params, fields, violations } = refusal
  const message = pipeForm(key, params)
  return {
    error: {
      key,
      params,
      message,
      ...(fields && { fields }),
      ...(violations && { violations }),
      ...(correlationId !== undefined && { correlationId }),
    },
    message,
    ...(fields && {
      errors: Object.fromEntries(fields.map((f) => [f.field, pipeForm(f.key, f.params)])),
    }),
  }
}

/** `key|p1|p2`, the short form of an error (rules 8.4). */
function pipeForm(key: ErrorKey, params: ErrorParam[]): string {
  return [key, ...params].join('|')
}

/** The value of a query, or 404 `notFound`. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw AppError.notFound()
  return value
}
