import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'

const KEY_FORM = /^[\w-]{1,64}$/

/** Whether an operation takes the header Idempotency-Key. */
export type KeyUse = 'required' | 'optional' | 'none'

/** The key that a handler gets: null when an optional key was left out. */
export type KeyOf<K extends KeyUse> = K extends 'required'
  ? string
  : K extends 'optional'
    ? string | null
    : undefined

/**
 * Reads the header: 1 to 64 letters, digits, `_`, `-`. Throws 400 `idempotencyKeyRequired` when it is malformed, or missing
 * and required.
 */
export function keyReader<K extends KeyUse>(use: KeyUse): (ctx: HttpContext) => KeyOf<K> {
  if (use === 'none') return () => undefined as KeyOf<K>
  return ({ request }) => {
    // read raw, because `request.header` takes an empty header for a missing one
    const sent = request.request.headers['idempotency-key']
    if (sent === undefined && use === 'optional') return null as KeyOf<K>
    if (typeof sent !== 'string' || !KEY_FORM.test(sent)) {
      throw new AppError('idempotencyKeyRequired')
    }
    return sent as KeyOf<K>
  }
}
