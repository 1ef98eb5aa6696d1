import { isIP } from 'node:net'
import env from '#start/env'

/**
 * Whether a host is the installation's own and nobody's domain: the one of `APP_URL`, an address, or a name without a dot,
 * such as `localhost` or the name of a machine. `host` is in lower case, without a port.
 */
export function isOwnHost(host: string): boolean {
  const isAddress = isIP(host) !== 0 || /^\[[\da-f:.]+\]$/.test(host)
  return isAddress || !host.includes('.') || host === URL.parse(env.get('APP_URL') ?? '')?.hostname
}
