import type { HttpContext } from '@adonisjs/core/http'
import { readIdempotencyKey } from '#core/request_key'

/** Whether an operation takes the header Idempotency-Key. */
export type KeyUse = 'required' | 'optional' | 'none'

/** What a handler gets: null where an optional key was left out. */
export type KeyOf<K extends KeyUse> = K extends 'required'
  ? string
  : K extends 'optional'
    ? string | null
    : undefined

/** Reads the header. Throws 400 `idempotencyKeyRequired` when it is malformed, or missing and required. */
export function keyReader<K extends KeyUse>(use: KeyUse): (ctx: HttpContext) => KeyOf<K> {
  if (use === 'none') return () => undefined as KeyOf<K>
  const isOptional = use === 'optional'
  return (ctx) => {
    const isLeftOut = ctx.request.header('idempotency-key') === undefined
    return (isOptional && isLeftOut ? null : readIdempotencyKey(ctx)) as KeyOf<K>
  }
}
