import { request } from 'node:http'
import { ownAddress } from '#core/http/own_address'

const TIMEOUT_MS = 10_000

/**
 * Sends a notice and resolves to whether the receiver took it (an answer of 200 to 299). The address comes from whoever
 * holds a merchant's key, so the notice goes to this server alone, at the path and host of the address.
 */
export async function deliver(
  noticeUrl: string,
  body: string,
  headers: Readonly<Record<string, string>>
): Promise<boolean> {
  const own = await ownAddress()
  const { host, pathname, search } = new URL(noticeUrl)
  return new Promise((resolve) => {
    const sent = request(
      new URL(pathname + search, own),
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (answer) => {
        const { statusCode = 500 } = answer
        // the answer says nothing more; reading on would hold the connection
        answer.destroy()
        resolve(statusCode >= 200 && statusCode < 300)
      }
    )
    sent.on('error', () => resolve(false))
    sent.end(body)
  })
}
