import type { HttpContext } from '@adonisjs/core/http'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type { Principal } from '#core/requests/access'
import { endReplacedSession } from '#accounts/actions/end_sessions'
import type { Browser, SignedIn } from '#accounts/actions/open_session'
import { me } from '#accounts/queries/me'
import { deviceOf, keepDevice } from '#accounts/session/device_cookie'
import { siteByHost } from '#sites/current_site'

interface SignInCall {
  ctx: HttpContext
  ip: string
  /** The principal of the browser's present session; null for a visitor. */
  principal: Principal | null
}

/**
 * Signs this browser in: `open` checks the credentials of the brand's user and opens the session, the browser gets its
 * cookies, and the session of the same user that this browser had before ends. Throws as `open` does.
 */
export async function signInHere(
  { ctx, ip, principal: before }: SignInCall,
  open: (browser: Browser & { siteId: number }) => Promise<SignedIn>
): Promise<Me> {
  const site = await siteByHost(ctx.request.hostname() ?? '')
  const device = deviceOf(ctx)
  const userAgent = ctx.request.header('user-agent') ?? ''
  const { principal, token } = await open({
    siteId: site.id,
    ip,
    userAgent,
    deviceHash: device.hash,
  })
  keepDevice(ctx, device)
  ctx.auth.use('web').login(principal, token)
  if (before?.userId === principal.userId) {
    ctx.response.onFinish(await endReplacedSession(before.sessionId, { principal, ip }))
  }
  return me(principal)
}
