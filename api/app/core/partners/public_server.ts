/**
 * Servers that others name, who are no partners of the installation: told something, never asked for an answer. None of a private
 * network (must-hold S6).
 */
import type { IncomingMessage } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { isWebAddress } from '@grandstand/shared-types/core/web_address'
import { isNamedByAddress, mayAskAt } from '#core/partners/partner_origins'
import { isPublicAddress, publicLookup } from '#core/partners/public_lookup'

/** What the server is to another port's service is nobody's business; the URL leaves 443 out. */
const PORTS: ReadonlySet<string> = new Set(['', '8443'])

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Whether the address may be of a server of everybody's internet: https, port 443 or 8443, no private address as its host. */
function hasPublicForm(address: string): boolean {
  if (address.startsWith('/') || !isWebAddress(address)) return false
  const url = new URL(address)
  const host = hostOf(url)
  return PORTS.has(url.port) && (isIP(host) === 0 || isPublicAddress(host))
}

/**
 * Whether a server may be told something at the address: its form, and where its name leads now. The installation may allow others
 * for `name` (`PARTNER_ORIGINS`).
 */
export async function isPublicServer(name: string, address: string): Promise<boolean> {
  if (await mayAskAt(name, address)) return true
  if (!hasPublicForm(address)) return false
  return new Promise((resolve) => {
    publicLookup(hostOf(new URL(address)), {}, (error) => resolve(error === null))
  })
}

export interface Telling {
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
}

/**
 * Posts a body and resolves to the status of the answer, whose body is not read. Follows no redirect. Throws a `TimeoutError` after
 * `timeoutMs`, and another `Error` when the server was not reached, or may not be.
 */
export async function tellServer(
  name: string,
  address: string,
  { headers, body, timeoutMs }: Telling
): Promise<number> {
  const isNamed = await mayAskAt(name, address)
  if (!isNamed && !hasPublicForm(address)) throw new Error('this server may not be told anything')
  const url = new URL(address)
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'http:' ? http : https
    const telling = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      // a connection that another request left open may lead elsewhere than the name does
      agent: false,
      ...(!(isNamed && isNamedByAddress(url.hostname)) && { lookup: publicLookup }),
    })
    telling.on('response', resolve)
    telling.on('error', (cause) => {
      reject(signal.aborted ? signal.reason : new Error('the server was not reached', { cause }))
    })
    telling.end(body)
  })
  answer.on('error', () => {})
  answer.destroy()
  return answer.statusCode ?? 0
}
