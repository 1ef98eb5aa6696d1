/** One request to a gateway: bounded in time and size, and clear about whether the gateway may have acted. */
import env from '#start/env'
import { readBounded } from '#core/http/read_bounded'
import { askPartner, PartnerNotAllowed } from '#core/partners/ask_partner'
import { AppError } from '#core/errors/app_error'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 64 * 1_024

export interface GatewayRequest {
  /** Name of the adapter. */
  gateway: string
  url: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  /** Sent as JSON. */
  body?: object
  /** Longest answer that is read, in bytes; 64 KB by default. */
  mostBytes?: number
  /** Longest wait for the answer; without one `GATEWAY_TIMEOUT_MS` counts, 10 s by default. */
  timeoutMs?: number
}

export interface GatewayResponse {
  /** 200 to 499. */
  status: number
  /** The answer, read as JSON. */
  body: unknown
}

/** Faults after which the gateway has surely not seen the request. */
const NEVER_SENT: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

/**
 * Throws 502 `gatewayFailed` when the gateway cannot have seen the request. Throws an `Error` without a key when nobody
 * knows whether it has acted: no answer in time, an answer that is too long or no JSON, a status above 499.
 */
export async function askGateway(request: GatewayRequest): Promise<GatewayResponse> {
  const { gateway, url, method, headers, body, mostBytes = MOST_BYTES } = request
  const timeoutMs = request.timeoutMs ?? env.get('GATEWAY_TIMEOUT_MS') ?? TIMEOUT_MS
  const response = await askPartner(gateway, url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    timeoutMs,
  }).catch((error: unknown) => {
    const isUnsent = error instanceof PartnerNotAllowed || NEVER_SENT.has(causeOf(error))
    throw isUnsent ? new AppError('gatewayFailed') : error
  })
  const text = await readBounded(response, mostBytes)
  if (response.status > 499) throw new Error(`the gateway answered ${response.status}`)
  return { status: response.status, body: JSON.parse(text) }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
