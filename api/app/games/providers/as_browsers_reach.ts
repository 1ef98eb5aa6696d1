/**
 * Addresses of a provider that runs on this machine, such as the sandbox of games: a browser elsewhere reaches them under the host by
 * which it reached the site. Nothing of it is stored, so that every host and port by which the site answers opens its games.
 */

/** Names by which only a browser on this machine finds it. */
const OF_THIS_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The address as a browser reaches it that has the site from `siteOrigin`; one of another machine stays as it is. */
export function asBrowsersReach(address: string, siteOrigin: string): string {
  if (!URL.canParse(address) || !URL.canParse(siteOrigin)) return address
  const url = new URL(address)
  const { hostname } = new URL(siteOrigin)
  if (!OF_THIS_MACHINE.test(url.hostname) || OF_THIS_MACHINE.test(hostname)) return address
  const isOrigin = url.origin === address
  url.hostname = hostname
  return isOrigin ? url.origin : url.href
}
