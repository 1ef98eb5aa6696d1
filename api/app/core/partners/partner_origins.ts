/**
 * The servers of others that this installation asks: gateways of payments and providers of games. Staff of a brand choose among
 * them and add none, so that nobody who may edit a form makes the server ask an address of theirs (must-hold S6).
 */
import { isIP } from 'node:net'
import env from '#start/env'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Any port: of this computer alone, for tests and servers that are being written. */
const ANY_PORT = ':*'

export type PartnerOrigins = ReadonlyMap<string, readonly string[]>

/**
 * Reads `name=origin` entries with commas or spaces between, such as `hub88=https://api.hub88.io`. An origin is of https, or of
 * http on this computer. Throws an `Error` that names an entry which is none.
 */
export function readPartnerOrigins(text: string): PartnerOrigins {
  const origins = new Map<string, string[]>()
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const cut = entry.indexOf('=')
    const [name, origin] = [entry.slice(0, cut), entry.slice(cut + 1)]
    if (cut < 1 || !isOriginEntry(origin)) {
      throw new Error(`PARTNER_ORIGINS: "${entry}" is no entry such as hub88=https://api.hub88.io`)
    }
    origins.set(name, [...(origins.get(name) ?? []), origin])
  }
  return origins
}

function isOriginEntry(text: string): boolean {
  const isAnyPort = text.endsWith(ANY_PORT)
  const plain = isAnyPort ? text.slice(0, -ANY_PORT.length) : text
  if (!URL.canParse(plain) || new URL(plain).origin !== plain) return false
  const { protocol, hostname } = new URL(plain)
  const isLocal = LOOPBACK.has(hostname)
  return isAnyPort ? isLocal : protocol === 'https:' || (protocol === 'http:' && isLocal)
}

const allowed = readPartnerOrigins(env.get('PARTNER_ORIGINS') ?? '')
/** Servers of the installation itself: its sandboxes. */
const ours = new Map<string, () => Promise<string | null>>()

/** Lets a partner be asked at an address of the installation; null while there is none. */
export function addOurPartner(name: string, address: () => Promise<string | null>): void {
  ours.set(name, address)
}

/** Whether the partner of that name may be asked at the address. */
export async function mayAskAt(
  name: string,
  address: string,
  origins: PartnerOrigins = allowed
): Promise<boolean> {
  if (!URL.canParse(address)) return false
  const { origin, hostname, protocol, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  const own = await ours.get(name)?.()
  if (own && new URL(own).origin === origin) return true
  return (origins.get(name) ?? []).some(
    (entry) =>
      entry === origin ||
      (LOOPBACK.has(hostname) && entry === `${protocol}//${hostname}${ANY_PORT}`)
  )
}

/** Whether the host was named as an address, so that no name leads elsewhere later. */
export const isNamedByAddress = (hostname: string): boolean =>
  LOOPBACK.has(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
