import type { HttpContext } from '@adonisjs/core/http'
import { requirePrincipal } from '#core/access'
import { changePassword } from '#accounts/actions/change_password'
import { changePasswordValidator } from '#accounts/validators/user'

export default class PasswordsController {
  /** PUT /v1/me/password */
  async update(ctx: HttpContext) {
    const principal = requirePrincipal(ctx)
    const passwords = await ctx.request.validateUsing(changePasswordValidator)
    await changePassword(principal, passwords, ctx.request.ip())
    return ctx.response.noContent()
  }
}
