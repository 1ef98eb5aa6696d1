/** Whose request it is, by address: a proxy that we trust says for whom it asks, nobody else does. */
import { BlockList, isIP } from 'node:net'

/** An IPv6 address as text, with an IPv4 one at its end; a name of a network interface may make one longer. */
const LONGEST_ADDRESS = 45
/** Proxies in a row; who names more of them is not believed. */
const MOST_HOPS = 16

const LOOPBACK = '127.0.0.0/8, ::1'

export type IsTrusted = (address: string) => boolean

/**
 * Reads `10.0.0.0/8, 192.168.1.5, fd00::/8`, addresses and ranges separated by commas; `loopback` (also for an empty text)
 * is this machine, `none` nobody. Throws an `Error` that names an entry which is neither.
 */
export function readTrustedProxies(text: string): IsTrusted {
  const trusted = new BlockList()
  const named = text.trim() === '' ? 'loopback' : text.trim()
  if (named === 'none') return () => false
  for (const entry of named.replaceAll('loopback', LOOPBACK).split(','))
    addTo(trusted, entry.trim())
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
 * The address of who asked: the nearest one that is no trusted proxy. `remote` is the other end of the connection,
 * `forwardedFor` the header `X-Forwarded-For`, in which each proxy adds for whom it asks. What is no address is not
 * believed, nor what stands before it. At most 45 characters, an IPv4 address always in its own form.
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

/** Empty for what is no address. */
function plain(text: string): string {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1] ?? text
  return address.length <= LONGEST_ADDRESS && isIP(address) !== 0 ? address : ''
}
