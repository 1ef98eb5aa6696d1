import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/app_error'

/** `?dryRun=`. Money moves only where the request says so in so many words: any other value is 400 `badRequest`. */
export function readDryRun(ctx: HttpContext): boolean {
  const value: unknown = ctx.request.qs()['dryRun']
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  throw new AppError('badRequest', { params: ['dryRun'], status: 400 })
}
