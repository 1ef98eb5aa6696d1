/**
 * Which tables of a provider take players. The provider is asked when somebody looks, at most every few seconds, and its
 * answer is kept in this process: it is of use for a moment only.
 */
import type { GameTable, TableState } from '@grandstand/shared-types/wire/games/games'
import { clock } from '#core/timing/clock'
import type { ShownGame } from '#games/catalogue/shown_games'
import { askProvider } from '#games/providers/ask_provider'
import { providerDialect } from '#games/providers/dialects/provider_dialects'
import type { GameProvider } from '#games/providers/provider'

const FRESH_MS = 5_000
/** A provider that failed is left alone for longer. */
const FAILED_MS = 30_000
/** A player who launches waits no longer than this for it. */
const TIMEOUT_MS = 2_000
/** What was told so long ago says nothing any more: the table counts as open, and the provider decides. */
const OLD_MS = 60_000

interface Tables {
  /** The provider is asked again from then on. */
  nextAt: number
  /** Of the last answer; null until there was one. */
  checkedAt: number | null
  states: ReadonlyMap<string, TableState>
  asking: Promise<void> | null
}

const kept = new Map<number, Tables>()

/** For tests. */
export const forgetTables = (): void => kept.clear()

const keyOf = (gameCode: string, limitId: string): string => JSON.stringify([gameCode, limitId])

/** The state of a table as far as it is known: open where it is not. */
export function keptState(
  { providerId, code }: Pick<ShownGame, 'providerId' | 'code'>,
  { limitId }: Pick<GameTable, 'limitId'>
): TableState {
  const tables = kept.get(providerId)
  if (!tables || checkedAtOf(providerId) === null) return 'open'
  return tables.states.get(keyOf(code, limitId)) ?? 'open'
}

/** When the provider last told its tables, in epoch milliseconds; null where that is too long ago. */
export function checkedAtOf(providerId: number): number | null {
  const checkedAt = kept.get(providerId)?.checkedAt ?? null
  return checkedAt !== null && clock.now() - checkedAt < OLD_MS ? checkedAt : null
}

/** Asks the provider, unless it was asked a moment ago. Many who look at once ask once; a provider that fails changes nothing. */
export async function refreshTables(provider: GameProvider): Promise<void> {
  const { tables } = providerDialect(provider.dialect)
  if (!tables) return
  const known = kept.get(provider.id)
  if (known?.asking) return known.asking
  if (known && clock.now() < known.nextAt) return
  const entry: Tables = known ?? { nextAt: 0, checkedAt: null, states: new Map(), asking: null }
  entry.nextAt = clock.now() + FRESH_MS
  entry.asking = ask(provider, entry).finally(() => {
    entry.asking = null
  })
  kept.set(provider.id, entry)
  return entry.asking
}

async function ask(provider: GameProvider, entry: Tables): Promise<void> {
  const dialect = providerDialect(provider.dialect)
  const write = () => dialect.tables?.() ?? { path: '' }
  const answer = await askProvider(provider, write, { timeoutMs: TIMEOUT_MS }).catch(() => null)
  const listed = dialect.readTables(answer)
  if (!listed) {
    entry.nextAt = clock.now() + FAILED_MS
    return
  }
  entry.states = new Map(
    listed.map(({ gameCode, limitId, state }) => [keyOf(gameCode, limitId), state])
  )
  entry.checkedAt = clock.now()
}
