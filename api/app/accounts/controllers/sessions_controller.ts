import type { HttpContext } from '@adonisjs/core/http'
import type { CurrentSession } from '@grandstand/shared-types/wire/accounts'
import { requirePrincipal } from '#core/access'
import { signIn } from '#accounts/actions/sign_in'
import { signOut } from '#accounts/actions/sign_out'
import { me } from '#accounts/queries/me'
import { deviceOf, keepDevice } from '#accounts/session/device_cookie'
import { signInValidator } from '#accounts/validators/sign_in'
import { siteByHost } from '#sites/current_site'

export default class SessionsController {
  /** POST /v1/sessions: signs in; answers as GET /v1/me. */
  async store(ctx: HttpContext) {
    const { username, password } = await ctx.request.validateUsing(signInValidator)
    const site = await siteByHost(ctx.request.hostname() ?? '')
    const device = deviceOf(ctx)
    const { principal, token } = await signIn({
      siteId: site.id,
      username,
      password,
      ip: ctx.request.ip(),
      userAgent: ctx.request.header('user-agent') ?? '',
      deviceHash: device.hash,
    })
    keepDevice(ctx, device)
    ctx.auth.use('web').login(principal, token)
    return ctx.response.created(await me(principal))
  }

  /** GET /v1/sessions/current: whoever it is, without an error for a visitor. */
  async show(ctx: HttpContext): Promise<CurrentSession> {
    const principal = ctx.auth.user
    return { user: principal ? await me(principal) : null }
  }

  /** DELETE /v1/sessions/current: signs out. */
  async destroy(ctx: HttpContext) {
    await signOut(requirePrincipal(ctx))
    ctx.auth.use('web').logout()
    return ctx.response.noContent()
  }

  /** GET /v1/me */
  async me(ctx: HttpContext) {
    return me(requirePrincipal(ctx))
  }
}
