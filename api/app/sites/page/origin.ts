import type { HttpContext } from '@adonisjs/core/http'

/** The origin of a brand's site, on the port of the request; of the request itself without a host. */
export function originOf({ request }: HttpContext, host: string | null): string {
  const asked = request.host() ?? ''
  if (host === null) return `${request.protocol()}://${asked}`
  const port = /:\d+$/.exec(asked)?.[0] ?? ''
  return `${request.protocol()}://${host}${port}`
}
