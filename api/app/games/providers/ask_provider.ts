/** One request to a provider of games: signed, and bounded in time and size. */
import logger from '@adonisjs/core/services/logger'
import { readBounded } from '#core/http/read_bounded'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { GameProvider } from '#games/providers/provider'
import { hmacSignature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#games/providers/signature'

/** Players wait for a launch; a list of games may take longer. */
const TIMEOUT_MS = 8_000
const MOST_BYTES = 256 * 1_024

interface ProviderRequest {
  /** Behind the address of the provider's API, without a slash at the start: `games`. */
  path: string
  /** Sent as JSON by POST; a request without one is a GET. */
  body?: object
  /** Longest answer that is read, in bytes. */
  mostBytes?: number
  timeoutMs?: number
}

/**
 * The answer, read as JSON. Throws 502 `gameFailed` for a provider without a secret, and for one that does not answer in
 * time, with success and with JSON; the log has the cause.
 */
export async function askProvider(
  provider: GameProvider,
  { path, body, mostBytes = MOST_BYTES, timeoutMs = TIMEOUT_MS }: ProviderRequest
): Promise<unknown> {
  try {
    const text = body ? JSON.stringify(body) : ''
    const response = await fetch(`${provider.apiUrl.replace(/\/$/, '')}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...signedHeaders(provider, text), ...(body && JSON_BODY) },
      ...(body && { body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = await readBounded(response, mostBytes)
    if (!response.ok) throw new Error(`the provider answered ${response.status}`)
    const read: unknown = JSON.parse(answer)
    return read
  } catch (error) {
    logger.warn({ err: error, provider: provider.code, path }, 'a provider of games failed')
    throw new AppError('gameFailed')
  }
}

const JSON_BODY = { 'content-type': 'application/json' }

function signedHeaders({ secrets }: GameProvider, body: string): Record<string, string> {
  const secret = secrets?.['hmacSecret'] ?? ''
  // without a secret anybody could sign
  if (secret === '') throw new Error('the provider has no secret')
  const now = clock.now()
  return {
    accept: 'application/json',
    [TIMESTAMP_HEADER]: String(now),
    [SIGNATURE_HEADER]: hmacSignature(secret, now, body),
  }
}
