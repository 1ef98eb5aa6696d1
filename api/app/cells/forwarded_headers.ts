/** What the router tells a cell of a request. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { HoldsAddress } from '#core/http/networks'

/** They belong to one connection. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
] as const

/** Only proxies that are trusted may say for whom they ask, as at the servers themselves (TRUSTED_PROXIES). */
const SAID_BY_PROXIES = ['x-forwarded-host', 'x-forwarded-proto'] as const

/** The host that the client asked for; empty for none. */
export function askedHost({ headers, socket }: IncomingMessage, isTrusted: HoldsAddress): string {
  const forwarded = [headers['x-forwarded-host']].flat()[0]?.split(',')[0]?.trim()
  if (forwarded && isTrusted(plain(socket.remoteAddress))) return forwarded
  return headers.host ?? ''
}

/** The headers for the cell: those of the client, and the address that it came from at the end of the chain. */
export function forwardedHeaders(
  request: IncomingMessage,
  isTrusted: HoldsAddress
): OutgoingHttpHeaders {
  const address = plain(request.socket.remoteAddress)
  const headers: OutgoingHttpHeaders = without(request.headers, HOP_BY_HOP)
  if (!isTrusted(address)) for (const name of SAID_BY_PROXIES) delete headers[name]
  const before = [request.headers['x-forwarded-for']].flat().join()
  return {
    ...headers,
    'x-forwarded-host': askedHost(request, isTrusted),
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
    'x-forwarded-for': before === '' ? address : `${before}, ${address}`,
  }
}

/** The headers of an answer for the client. */
export const answeredHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  without(headers, HOP_BY_HOP)

/** Those that `Connection` names belong to the connection, too. */
function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  const own = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name) && !own.includes(name))
  )
}

const plain = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/i, '')
