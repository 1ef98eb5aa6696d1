import type { HttpContext } from '@adonisjs/core/http'

/** The code in the path as `newCouponCode` writes it, however it was typed. */
export function codeParam(ctx: HttpContext): string {
  return String(ctx.params['code']).trim().toUpperCase().slice(0, 32)
}
