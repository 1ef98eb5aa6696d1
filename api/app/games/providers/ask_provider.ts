/** One request to a provider of games: in its dialect, signed, and bounded in time and size. */
import logger from '@adonisjs/core/services/logger'
import { readBounded } from '#core/http/read_bounded'
import { AppError } from '#core/errors/app_error'
import { askPartner } from '#core/partners/ask_partner'
import { clock } from '#core/timing/clock'
import { noteAsked } from '#games/counting/counts'
import type { ProviderCall, ProviderDialect } from '#games/providers/dialects/provider_dialect'
import { providerDialect } from '#games/providers/dialects/provider_dialects'
import type { GameProvider } from '#games/providers/provider'

/** Players wait for a launch; a list of games may take longer. */
const TIMEOUT_MS = 8_000
const MOST_BYTES = 256 * 1_024
const NOT_FOUND = 404

interface Bounds {
  /** Longest answer that is read, in bytes. */
  mostBytes?: number
  timeoutMs?: number
  /** Whether the answer says what was asked; one that does not is a failure of the provider. */
  isReadable?: (answer: unknown) => boolean
}

/**
 * The answer to a call that the provider's dialect writes, read as JSON. Throws 502 `gameFailed` for a provider without keys,
 * and for one that does not answer in time, with success, and with JSON that can be read; the log has the cause. Throws 409 `tableClosed` or
 * `tableFull` where the provider refuses with these.
 */
export async function askProvider(
  provider: GameProvider,
  write: (dialect: ProviderDialect) => ProviderCall,
  { mostBytes = MOST_BYTES, timeoutMs = TIMEOUT_MS, isReadable = () => true }: Bounds = {}
): Promise<unknown> {
  const dialect = providerDialect(provider.dialect)
  const begun = performance.now()
  let isAnswer = false
  const note = (outcome: 'answered' | 'timeout' | 'failed') =>
    noteAsked(provider.id, { ms: performance.now() - begun, outcome })
  try {
    const { path, body } = write(dialect)
    const text = body ? JSON.stringify(body) : ''
    const address = `${provider.apiUrl.replace(/\/$/, '')}/${path}`
    const response = await askPartner(provider.dialect, address, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...dialect.sign(provider, text, clock.now()),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: text }),
      timeoutMs,
    })
    const answer = await readBounded(response, mostBytes)
    if (!response.ok) {
      const refusal = dialect.refusal(readJson(answer))
      if (refusal) throw new AppError(refusal)
      // a round that it does not know is no illness of the provider
      isAnswer = response.status === NOT_FOUND
      throw new Error(`the provider answered ${path} with ${response.status}`)
    }
    const read: unknown = JSON.parse(answer)
    if (!isReadable(read)) throw new Error(`the provider's answer to ${path} cannot be read`)
    note('answered')
    return read
  } catch (error) {
    if (error instanceof AppError) {
      // a refusal with a reason is an answer
      note('answered')
      throw error
    }
    note(isAnswer ? 'answered' : isTimeout(error) ? 'timeout' : 'failed')
    logger.warn({ err: error, provider: provider.code }, 'a provider of games failed')
    throw new AppError('gameFailed')
  }
}

/** Null for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError'
