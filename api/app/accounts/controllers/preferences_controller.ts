import type { HttpContext } from '@adonisjs/core/http'
import { requirePrincipal } from '#core/access'
import { AppError } from '#core/app_error'
import { keepPreference } from '#accounts/actions/keep_preference'
import { preferencesOf } from '#accounts/queries/preferences'
import { sharedSearches } from '#accounts/queries/shared_searches'
import { preferenceValidator } from '#accounts/validators/preference'

const NAME_FORM = /^[A-Za-z0-9._-]{1,80}$/

/** What somebody keeps for themselves; nobody else sees it, but searches they share. */
export default class PreferencesController {
  /** GET /v1/me/preferences */
  async index(ctx: HttpContext) {
    return preferencesOf(requirePrincipal(ctx).userId)
  }

  /** PUT /v1/me/preferences/:name */
  async update(ctx: HttpContext) {
    const { userId } = requirePrincipal(ctx)
    const name: unknown = ctx.params['name']
    if (typeof name !== 'string' || !NAME_FORM.test(name)) throw AppError.notFound()
    const { value } = await ctx.request.validateUsing(preferenceValidator)
    await keepPreference(userId, name, value)
    return ctx.response.noContent()
  }

  /** GET /v1/me/shared-searches/:list */
  async sharedSearches(ctx: HttpContext) {
    const principal = requirePrincipal(ctx)
    const list: unknown = ctx.params['list']
    if (typeof list !== 'string' || !NAME_FORM.test(list)) throw AppError.notFound()
    return sharedSearches(principal, list)
  }
}
