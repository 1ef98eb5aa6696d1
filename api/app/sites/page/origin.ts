import type { HttpContext } from '@adonisjs/core/http'

/**
 * The origin of a brand's site, on the port of the request: at the host of the request when it is one of `hosts`, else at
 * the first of them. Of the request itself without hosts.
 */
export function originOf({ request }: HttpContext, hosts: readonly string[]): string {
  const asked = request.host() ?? ''
  const name = (request.hostname() ?? '').toLowerCase()
  const host = hosts.includes(name) ? name : hosts[0]
  if (host === undefined) return `${request.protocol()}://${asked}`
  const port = /:\d+$/.exec(asked)?.[0] ?? ''
  return `${request.protocol()}://${host}${port}`
}
