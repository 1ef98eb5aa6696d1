import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { isNamedByAddress, mayAskAt } from '#core/partners/partner_origins'
import { publicLookup } from '#core/partners/public_lookup'

export interface PartnerRequest {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
  timeoutMs: number
}

/** The installation does not let the partner be asked at this address. */
export class PartnerNotAllowed extends Error {
  override name = 'PartnerNotAllowed'
}

const AGENTS = {
  http: new http.Agent({ keepAlive: true }),
  https: new https.Agent({ keepAlive: true }),
}

/**
 * Sends one request to a partner's server. Follows no redirect. Throws `PartnerNotAllowed` for an address that the installation
 * does not allow, a `TimeoutError` after `timeoutMs`, and an `Error` whose cause is that of the network.
 */
export async function askPartner(
  name: string,
  address: string,
  { method, headers, body, timeoutMs }: PartnerRequest
): Promise<Response> {
  if (!(await mayAskAt(name, address))) {
    throw new PartnerNotAllowed(`${name} may not be asked at this address`)
  }
  const url = new URL(address)
  const isPlain = url.protocol === 'http:'
  const signal = AbortSignal.timeout(timeoutMs)
  const options = {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
    signal,
    ...(!isNamedByAddress(url.hostname) && { lookup: publicLookup }),
  }
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = isPlain
      ? http.request(url, { ...options, agent: AGENTS.http })
      : https.request(url, { ...options, agent: AGENTS.https })
    request.on('response', resolve)
    request.on('error', (cause) => {
      reject(signal.aborted ? signal.reason : new Error('the partner was not reached', { cause }))
    })
    request.end(body)
  })
  const status = answer.statusCode ?? 0
  if (status < 200 || (status >= 300 && status < 400)) {
    answer.destroy()
    throw new Error(`the partner answered ${status}`)
  }
  return new Response(bodyOf(answer, status), { status })
}

/** No body goes with these. */
const bodyOf = (answer: http.IncomingMessage, status: number): ReadableStream | null => {
  if (status !== 204 && status !== 205) return Readable.toWeb(answer)
  answer.resume()
  return null
}
