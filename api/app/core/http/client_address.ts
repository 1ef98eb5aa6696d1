/** The client address of a request: only a trusted proxy may say for whom it asks. */
import { BlockList, isIP } from 'node:net'

/** Longest text of an IPv6 address, with an IPv4 address at its end; longer texts name a network interface. */
const LONGEST_ADDRESS = 45
/** Most proxies in a row; a longer chain is not believed. */
const MOST_HOPS = 16

const LOOPBACK = '127.0.0.0/8, ::1'

export type IsTrusted = (address: string) => boolean

/**
 * Reads addresses and ranges separated by commas: `10.0.0.0/8, 192.168.1.5, fd00::/8`; `loopback` (also for an empty
 * text) is this machine, `none` is no address. Throws an `Error` that names an invalid entry.
 */
export function readTrustedProxies(text: string): IsTrusted {
  const trusted = new BlockList()
  const named = text.trim() === '' ? 'loopback' : text.trim()
  if (named === 'none') return () => false
  for (const entry of named.replaceAll('loopback', LOOPBACK).split(',')) {
    addTo(trusted, entry.trim())
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

function addTo(trusted: BlockList, entry: string): void {
  const [address = '', bits, ...more] = entry.split('/')
  const family = isIP(address)
  const [type, most] = family === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const)
  const isRange = bits !== undefined
  if (family === 0 || more.length > 0 || (isRange && !/^\d{1,3}$/.test(bits))) throw unread(entry)
  if (isRange && (Number(bits) < 1 || Number(bits) > most)) throw unread(entry)
  if (isRange) trusted.addSubnet(address, Number(bits), type)
  else trusted.addAddress(address, type)
}

const unread = (entry: string) =>
  new Error(`TRUSTED_PROXIES: "${entry}" is no address and no range such as 10.0.0.0/8`)

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
