/** The client address of a request: only a trusted proxy may say for whom it asks. */
import { isIP } from 'node:net'
import { readNetworks, type HoldsAddress } from '#core/http/networks'

/** Longest text of an IPv6 address, with an IPv4 address at its end; longer texts name a network interface. */
const LONGEST_ADDRESS = 45
/** Most proxies in a row; a longer chain is not believed. */
const MOST_HOPS = 16

const LOOPBACK = '127.0.0.0/8, ::1'

type IsTrusted = HoldsAddress

/**
 * Reads addresses and ranges separated by commas: `10.0.0.0/8, 192.168.1.5, fd00::/8`; `loopback` (also for an empty
 * text) is this machine, `none` is no address. Throws an `Error` that names an invalid entry.
 */
export function readTrustedProxies(text: string): IsTrusted {
  const named = text.trim() === '' ? 'loopback' : text.trim()
  if (named === 'none') return () => false
  const entries = named.replaceAll('loopback', LOOPBACK).split(',')
  try {
    return readNetworks(entries.map((entry) => entry.trim()))
  } catch (error) {
    throw new Error(`TRUSTED_PROXIES: ${error instanceof Error ? error.message : ''}`)
  }
}

/**
 * The client's address: the nearest one that is not a trusted proxy. `remote` is the other end of the connection,
 * `forwardedFor` the header `X-Forwarded-For`, to which each proxy adds its client. An invalid address, and every
 * address before it, is not believed. At most 45 characters; an IPv4 address is always in IPv4 form.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted
): string {
  let address = plain(remote ?? '')
  const hops = forwardedFor?.split(',').slice(-MOST_HOPS).reverse() ?? []
  for (const hop of hops) {
    const named = plain(hop.trim())
    if (!isTrusted(address) || named === '') break
    address = named
  }
  return address
}

/** Empty for an invalid address. */
function plain(text: string): string {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1] ?? text
  return address.length <= LONGEST_ADDRESS && isIP(address) !== 0 ? address : ''
}
