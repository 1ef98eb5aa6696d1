import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/app_error'

/** The request's Idempotency-Key: 1 to 64 of letters, digits, `_`, `-`. Throws 400 `idempotencyKeyRequired`. */
export function readIdempotencyKey(ctx: HttpContext): string {
  const key = ctx.request.header('idempotency-key') ?? ''
  if (!/^[\w-]{1,64}$/.test(key)) throw new AppError('idempotencyKeyRequired', { status: 400 })
  return key
}

/** Equal for equal validated bodies; validators keep the order of fields. */
export function requestHash(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
