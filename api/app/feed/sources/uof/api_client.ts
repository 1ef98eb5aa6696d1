/**
 * The HTTP API beside the Unified Odds Feed: it is asked for fixtures, and to send what was missed. Each request has its end in
 * time and its answer one in size; what may pass (no connection, a server's fault) is tried again a few times.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { XML_LIMITS } from '#feed/reading/xml/limits'

export interface UofApiSettings {
  /** Such as `https://api.betradar.com`. */
  url: string
  /** Sent as `x-access-token`; it stands in no error. */
  token: string
  /** Of the names in fixtures: `en`. */
  language: string
  /** Begins the time limit of one try and aborts at its end; default after 5 s. */
  timeLimit?: () => AbortSignal
  /** Before the second try, the third, ...; default 0.5 s and 2 s. */
  pausesMs?: readonly number[]
}

/** `timeout`, `unreachable`, `tooLarge`, `refused` (by a status of 4xx) or `failed` (any other that is no success). */
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

  /** The fixture of an event, `sr:match:1`, as its document. Rejects with `UofApiError`. */
  fixture(eventId: string): Promise<Buffer> {
    const { language } = this.settings
    return this.ask('GET', `/v1/sports/${language}/sport_events/${eventId}/fixture.xml`)
  }

  /**
   * Has a product (`liveodds`, `pre`) send over the feed everything made after `afterMs`, or all there is without it, and
   * then `snapshot_complete` with `requestId`. Rejects with `UofApiError`.
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

/** Given up as soon as it says, or turns out, to be larger than any document may be. */
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
