/** What a provider says of its transactions and rounds. */
import { AppError } from '#core/errors/app_error'
import { askProvider } from '#games/providers/ask_provider'
import type { ListedRound, ListedTransaction } from '#games/providers/dialects/provider_dialect'
import { providerDialect } from '#games/providers/dialects/provider_dialects'
import type { GameProvider } from '#games/providers/provider'

const LIST_BYTES = 8 * 1_024 * 1_024
const LIST_TIMEOUT_MS = 30_000

/** The transactions from a time on and before another, epoch milliseconds. Throws 502 `gameFailed`. */
export async function transactionsOfProvider(
  provider: GameProvider,
  fromMs: number,
  toMs: number
): Promise<readonly ListedTransaction[]> {
  const { readTransactions } = providerDialect(provider.dialect)
  const answer = await askProvider(
    provider,
    (dialect) => dialect.transactions(provider, fromMs, toMs),
    {
      mostBytes: LIST_BYTES,
      timeoutMs: LIST_TIMEOUT_MS,
      isReadable: (read) => readTransactions(read) !== null,
    }
  )
  return understood(readTransactions(answer))
}

/** A round by the provider's names of it and of one of its transactions. Throws 502 `gameFailed`. */
export async function roundOfProvider(
  provider: GameProvider,
  round: { roundId: string; transactionId: string; userId: number }
): Promise<ListedRound> {
  const { readRound } = providerDialect(provider.dialect)
  const answer = await askProvider(provider, (dialect) => dialect.round(provider, round), {
    isReadable: (read) => readRound(read) !== null,
  })
  return understood(readRound(answer))
}

function understood<T>(read: T | null): T {
  if (read === null) throw new AppError('gameFailed')
  return read
}
