/** The way to the platform's wallet, over HTTP alone. */
import { request } from 'node:http'
import { signedHeaders } from '#sandbox_games/signature'

const TIMEOUT_MS = 5_000
const MOST_BYTES = 65_536

/**
 * `unknown`: no answer, or one that does not say whether the call was taken; the same call may be sent again. `key` is the
 * key of the refusal.
 */
export type Answer =
  | { is: 'done'; body: Readonly<Record<string, unknown>> }
  | { is: 'refused'; key: string }
  | { is: 'unknown' }

export type WalletPath = 'session' | 'balance' | 'bet' | 'win' | 'rollback'

/** Statuses of a server that is busy or away: they say nothing about the call. */
const PASSING = new Set([408, 425, 429])

export class WalletClient {
  readonly #url: string
  readonly #secret: string

  /** `url` is the base of the wallet, such as `http://127.0.0.1:3333/v1/wallet/sandbox`. */
  constructor(url: string, secret: string) {
    this.#url = url
    this.#secret = secret
  }

  /** `site` is the origin of the brand that launched the game, which the wallet knows by its host. */
  send(path: WalletPath, body: string, site: string): Promise<Answer> {
    return new Promise((resolve) => {
      const sent = request(
        `${this.#url}/${path}`,
        {
          method: 'POST',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'host': new URL(site).host,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...signedHeaders(this.#secret, body, Date.now()),
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          let size = 0
          answer.on('data', (part: Buffer) => {
            size += part.length
            if (size > MOST_BYTES) answer.destroy()
            else parts.push(part)
          })
          answer.on('close', () => resolve({ is: 'unknown' }))
          answer.on('end', () =>
            resolve(readAnswer(answer.statusCode ?? 0, Buffer.concat(parts).toString('utf8')))
          )
        }
      )
      sent.on('error', () => resolve({ is: 'unknown' }))
      sent.end(body)
    })
  }
}

function readAnswer(status: number, text: string): Answer {
  const body = objectIn(text)
  if (status === 200 && body) return { is: 'done', body }
  if (status < 400 || status >= 500 || PASSING.has(status)) return { is: 'unknown' }
  const error = body?.['error']
  const key = isObject(error) ? error['key'] : undefined
  // a refusal names its key; anything else comes from something between us and the wallet
  return typeof key === 'string' ? { is: 'refused', key } : { is: 'unknown' }
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
