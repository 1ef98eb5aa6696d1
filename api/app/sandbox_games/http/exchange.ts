/** One request to the sandbox, and its answer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '#core/errors/app_error'
import { readBytes } from '#core/http/read_bytes'

const MOST_BYTES = 65_536

export interface Exchange {
  request: IncomingMessage
  url: URL
  /** The part of the path that the route takes out of it. */
  part: string
}

export interface Reply {
  status?: number
  headers?: Readonly<Record<string, string>>
  body: string | Buffer
}

export interface Route {
  method: 'GET' | 'POST'
  /** The first group is the `part` of the exchange. */
  path: RegExp
  handle: (exchange: Exchange) => Promise<Reply> | Reply
}

export const json = (value: object, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
})

/** Throws 413 `payloadTooLarge`. */
export const bodyText = async ({ request }: Exchange): Promise<string> =>
  (await readBytes(request, MOST_BYTES)).toString('utf8')

/** The object in a JSON text. Throws 400 `badRequest` for any other text. */
export function objectIn(text: string): Readonly<Record<string, unknown>> {
  const value = parsed(text)
  if (!isObject(value)) throw AppError.badRequest()
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw AppError.badRequest()
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text of a field. Throws 400 `badRequest` with its name where it has none. */
export function textIn(body: Readonly<Record<string, unknown>>, field: string): string {
  const value = body[field]
  if (typeof value !== 'string' || value.length > 500) throw AppError.badRequest(field)
  return value
}

/** As `textIn`; null where the field is null or missing. */
export const optionalIn = (body: Readonly<Record<string, unknown>>, field: string): string | null =>
  body[field] === null || body[field] === undefined ? null : textIn(body, field)

export function send(response: ServerResponse, { status = 200, headers, body }: Reply): void {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
