import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { vine } from '#core/requests/validation'

/** The field `dryRun` of a body; `readDryRun` checks its value. */
export const dryRunField = () => vine.any().optional()

/**
 * Whether the request is a dry run: `?dryRun=true`, or `dryRun: true` in the body. A request that is not clear moves no
 * money. Throws 400 `badRequest` [name] for another value or parameter in the query, 422 `notOneOf` at `dryRun`
 * when the body's value is not a boolean or contradicts the query.
 */
export function readDryRun({ request }: HttpContext): boolean {
  const { dryRun: inQuery, ...others } = request.qs()
  for (const name of Object.keys(others)) throw AppError.badRequest(name)
  if (inQuery !== undefined && inQuery !== 'true' && inQuery !== 'false') {
    throw AppError.badRequest('dryRun')
  }
  const { dryRun: inBody }: { dryRun?: unknown } = request.body()
  if (inBody === undefined) return inQuery === 'true'
  const agrees = inQuery === undefined || inQuery === String(inBody)
  if (typeof inBody !== 'boolean' || !agrees) {
    throw AppError.field('dryRun', 'notOneOf', [inQuery ?? 'true, false'])
  }
  return inBody
}
