import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import { ERROR_KEYS, type ErrorKey, type ErrorParam } from '@grandstand/shared-types/core/errors'
import { AppError, errorBody } from '#core/errors/app_error'
import { isDiskFull } from '#core/errors/full_disk'
import { isConnectionLost, isUnprepared } from '#core/errors/lost_connection'
import { noteRefusal } from '#core/http/refusal_log'
import { closeAfterUnread } from '#core/http/unread_body'

/** Error keys by the framework's error codes. */
const FRAMEWORK_ERRORS: Record<string, ErrorKey> = {
  E_ROUTE_NOT_FOUND: 'notFound',
  E_UNAUTHORIZED_ACCESS: 'notSignedIn',
  E_BAD_CSRF_TOKEN: 'badCsrfToken',
  E_REQUEST_ENTITY_TOO_LARGE: 'payloadTooLarge',
}

/** A row that the request needs was removed after it was found; who removes rows handles this error on the spot. */
const REMOVED_MEANWHILE = ['ER_NO_REFERENCED_ROW_2', 'SQLITE_CONSTRAINT_FOREIGNKEY']

/** Keys whose first parameter is the seconds after which the client may ask again. */
const TELLS_WHEN: ReadonlySet<ErrorKey> = new Set(['tooManyAttempts', 'plannedMaintenance'])

/** Turns any thrown value into the error body of the contract, without stack or text for people. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = false

  override async handle(error: unknown, ctx: HttpContext) {
    const known = toAppError(error)
    if (known) {
      noteRefusal(ctx, known)
      return send(ctx, known)
    }

    const correlationId = ctx.request.id() ?? ''
    ctx.logger.error({ err: error, correlationId }, 'unhandled error')
    const isFull = isDiskFull(error)
    if (isFull) ctx.logger.error({ correlationId }, 'the disk of the database is full')
    const isOutage = isFull || isConnectionLost(error) || isUnprepared(error)
    const refusal = new AppError('tecnicalProblem', isOutage ? { status: 503 } : {})
    return send(ctx, refusal, correlationId)
  }

  override async report() {
    // `handle` has logged every error that needs a line in the log
  }
}

function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return fromValidation(error.messages)
  if (!isCoded(error)) return null
  const code = error.code ?? ''
  const known = FRAMEWORK_ERRORS[code]
  if (known) return new AppError(known)
  if (REMOVED_MEANWHILE.includes(code)) return AppError.notFound()
  const status = error.status ?? 500
  return status >= 400 && status < 500 ? AppError.badRequest() : null
}

function isCoded(error: unknown): error is { code?: string; status?: number } {
  return typeof error === 'object' && error !== null && ('code' in error || 'status' in error)
}

interface VineMessage {
  field: string
  message: string
}

/** Our validators write messages as `key|p1|p2`; see `#core/validation`. */
function fromValidation(messages: VineMessage[]): AppError {
  const fields = messages.map(({ field, message }) => {
    const [text = '', ...params] = message.split('|')
    const key = ERROR_KEYS.find((known) => known === text)
    // a rule of the library without a key of ours
    if (!key) return { field, key: 'badRequest' as const, params: [field] }
    return { field, key, params: params.map(asParam) }
  })
  return new AppError('validationFailed', { fields })
}

function asParam(text: string): ErrorParam {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text
}

function send(ctx: HttpContext, refusal: AppError, correlationId?: string) {
  closeAfterUnread(ctx.request.request, ctx.response.response)
  const [seconds] = refusal.params
  if (TELLS_WHEN.has(refusal.key) && seconds) ctx.response.header('retry-after', seconds)
  ctx.response.status(refusal.status).send(errorBody(refusal, correlationId))
}
