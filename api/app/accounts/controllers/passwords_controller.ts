import type { HttpContext } from '@adonisjs/core/http'
import { requirePrincipal } from '#core/access'
import { idParam } from '#core/resource'
import { changePassword } from '#accounts/actions/change_password'
import { resetPassword } from '#accounts/actions/reset_password'
import { requireEditor, userRow } from '#accounts/controllers/users_controller'
import { changePasswordValidator, resetPasswordValidator } from '#accounts/validators/password'

export default class PasswordsController {
  /** PUT /v1/users/:id/password: for who may change the user. */
  async reset(ctx: HttpContext) {
    const principal = requireEditor(ctx)
    const { id } = await userRow(idParam(ctx), principal)
    const { password } = await ctx.request.validateUsing(resetPasswordValidator)
    await resetPassword(id, password, { principal, ip: ctx.request.ip() })
    return ctx.response.noContent()
  }

  /** PUT /v1/me/password */
  async update(ctx: HttpContext) {
    const principal = requirePrincipal(ctx)
    const passwords = await ctx.request.validateUsing(changePasswordValidator)
    await changePassword(principal, passwords, ctx.request.ip())
    return ctx.response.noContent()
  }
}
