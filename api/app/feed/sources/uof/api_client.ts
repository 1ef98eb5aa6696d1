/**
 * The HTTP API beside the Unified Odds Feed, which serves fixtures and starts recoveries. Each request is limited in
 * time and its answer in size; a fault that may pass (no connection, a server's fault) is tried again a few times.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { XML_LIMITS } from '#feed/reading/xml/limits'

export interface UofApiSettings {
  /** Base address, such as `https://api.betradar.com`. */
  url: string
  /** Sent as `x-access-token`; never part of an error. */
  token: string
  /** Language of names in fixtures: `en`. */
  language: string
  /** Starts the time limit of one try and aborts at its end; 5 s by default. */
  timeLimit?: () => AbortSignal
  /** Pauses before the second try, the third, ...; 0.5 s and 2 s by default. */
  pausesMs?: readonly number[]
}

/** `timeout`, `unreachable`, `tooLarge`, `refused` (a 4xx status) or `failed` (any other failure). */
export class UofApiError extends Error {
  constructor(
    readonly reason: 'timeout' | 'unreachable' | 'tooLarge' | 'refused' | 'failed',
    detail: string
  ) {
    super(`${reason}: ${detail}`)
    this.name = 'UofApiError'
  }
}

const TIMEOUT_MS = 5_000
const PAUSES_MS = [500, 2_000]
const MAY_PASS: ReadonlySet<string> = new Set(['timeout', 'unreachable', 'failed'])

export class UofApi {
  constructor(private readonly settings: UofApiSettings) {}

  /** The fixture document of an event (`sr:match:1`). Rejects with `UofApiError`. */
  fixture(eventId: string): Promise<Buffer> {
    const { language } = this.settings
    return this.ask('GET', `/v1/sports/${language}/sport_events/${eventId}/fixture.xml`)
  }

  /**
   * Asks a product (`liveodds`, `pre`) to send over the feed everything made after `afterMs` (all there is without it),
   * and then `snapshot_complete` with `requestId`. Rejects with `UofApiError`.
   */
  async initiateRecovery(
    product: string,
    afterMs: number | null,
    requestId: number
  ): Promise<void> {
    const after = afterMs === null ? '' : `after=${afterMs}&`
    await this.ask(
      'POST',
      `/v1/${product}/recovery/initiate_request?${after}request_id=${requestId}`
    )
  }

  private async ask(method: 'GET' | 'POST', path: string): Promise<Buffer> {
    for (const wait of this.settings.pausesMs ?? PAUSES_MS) {
      try {
        return await this.askOnce(method, path)
      } catch (error) {
        if (!(error instanceof UofApiError) || !MAY_PASS.has(error.reason)) throw error
      }
      await pause(wait)
    }
    return this.askOnce(method, path)
  }

  private async askOnce(method: 'GET' | 'POST', path: string): Promise<Buffer> {
    const { url, token, timeLimit = () => AbortSignal.timeout(TIMEOUT_MS) } = this.settings
    const signal = timeLimit()
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: { 'x-access-token': token, 'accept': 'application/xml' },
        redirect: 'error',
        signal,
      })
      if (!response.ok) {
        await response.body?.cancel()
        const reason = response.status >= 400 && response.status < 500 ? 'refused' : 'failed'
        throw new UofApiError(reason, `${response.status} for ${path}`)
      }
      return await readBounded(response, path)
    } catch (error) {
      if (error instanceof UofApiError) throw error
      throw new UofApiError(signal.aborted ? 'timeout' : 'unreachable', path)
    }
  }
}

/** Reads the body, but stops as soon as it announces, or reaches, more than any document may have. */
async function readBounded({ body, headers }: Response, path: string): Promise<Buffer> {
  const tooLarge = new UofApiError('tooLarge', path)
  if (Number(headers.get('content-length')) > XML_LIMITS.documentBytes) {
    await body?.cancel()
    throw tooLarge
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > XML_LIMITS.documentBytes) throw tooLarge
    parts.push(part)
  }
  return Buffer.concat(parts)
}
