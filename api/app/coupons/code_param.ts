import type { HttpContext } from '@adonisjs/core/http'
import { isAscii } from '#core/untrusted'

/** The code in the path as `newCouponCode` writes it, however it was typed; empty for text that no code holds. */
export function codeParam(ctx: HttpContext): string {
  const code = String(ctx.params['code']).trim().toUpperCase().slice(0, 32)
  return isAscii(code) ? code : ''
}
