import type { HttpContext } from '@adonisjs/core/http'
import type { Visit } from '#core/throttle/visit_rate'
import { deviceOf, keepDevice } from '#accounts/session/device_cookie'
import { siteByHost, type CurrentSite } from '#sites/current_site'

/** The brand of a visitor's request, and where it comes from; the browser keeps its device cookie. */
export async function visitOf(
  ctx: HttpContext,
  ip: string
): Promise<{ site: CurrentSite; visit: Visit }> {
  const site = await siteByHost(ctx.request.hostname() ?? '')
  const device = deviceOf(ctx)
  keepDevice(ctx, device)
  return { site, visit: { ip, deviceHash: device.hash } }
}
