import type { CurrentSite } from '#sites/current_site'
import env from '#start/env'

/**
 * The whole address of a page of a brand, for links in mails. `path` is the page's, such as `/en/activation/abc`. Made of
 * the brand's first host alone: whoever asks for a mail chooses the host of the request.
 */
export function siteAddress({ hosts }: Pick<CurrentSite, 'hosts'>, path: string): string {
  const url = new URL(env.get('APP_URL') ?? `http://localhost:${env.get('PORT')}`)
  const [host] = hosts
  if (host !== undefined) url.hostname = host
  url.pathname = path
  return url.href
}
