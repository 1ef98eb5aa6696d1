import type { HttpContext } from '@adonisjs/core/http'
import { isAscii } from '#core/untrusted'

/** The code in the path in the form of `newCouponCode`, however it was typed; empty when it cannot be a code. */
export function codeParam(ctx: HttpContext): string {
  const code = String(ctx.params['code']).trim().toUpperCase().slice(0, 32)
  return isAscii(code) ? code : ''
}
