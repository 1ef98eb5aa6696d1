/** What the form of the lobbies holds, and the body that it sends. Pure functions. */
import type { LobbySetting, StakeBound } from '@grandstand/shared-types/sites/lobby_settings'
import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'
import { MONEY } from '../../record/inputs/notations.ts'

export type BoundName = keyof StakeBound

/** An amount, the typed text when it is none, or null. */
export type TypedBound = Record<BoundName, unknown>

export interface TypedLobby extends Omit<LobbySetting, 'stakes'> {
  stakes: Partial<Record<CurrencyCode, TypedBound>>
}

export const NO_BOUND: StakeBound = { minStakeMinor: null, maxStakeMinor: null }

/** The list with the entry at `at` moved by one place. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list]
  const [entry] = next.splice(at, 1)
  if (entry !== undefined) next.splice(at + by, 0, entry)
  return next
}

/** The key of the text for what is wrong with a field; null for a right one. */
export function faultOf(bound: TypedBound, name: BoundName): string | null {
  const value = bound[name]
  if (value !== null && !MONEY.isValue(value)) return MONEY.invalid
  const { minStakeMinor: least, maxStakeMinor: most } = bound
  const isCrossed = amountOf(most) !== null && (amountOf(least) ?? 0) > (amountOf(most) ?? 0)
  return name === 'maxStakeMinor' && isCrossed ? 'virtualGames.crossed' : null
}

/** The currencies in which something is typed. */
export const boundedIn = ({ stakes }: TypedLobby): CurrencyCode[] =>
  CURRENCY_CODES.filter((code) =>
    Object.values(stakes[code] ?? NO_BOUND).some((one) => one !== null)
  )

const boundsOf = ({ stakes }: TypedLobby): TypedBound[] =>
  CURRENCY_CODES.flatMap((code) => stakes[code] ?? [])

export const isRight = (lobby: TypedLobby): boolean =>
  boundsOf(lobby).every(
    (bound) => !faultOf(bound, 'minStakeMinor') && !faultOf(bound, 'maxStakeMinor')
  )

export const bodyOf = (lobbies: readonly TypedLobby[]): { lobbies: LobbySetting[] } => ({
  lobbies: lobbies.map(({ stakes, ...lobby }) => ({
    ...lobby,
    stakes: Object.fromEntries(
      CURRENCY_CODES.flatMap((code) => {
        const bound = stakes[code]
        return bound ? [[code, amountsOf(bound)] as const] : []
      })
    ),
  })),
})

const amountsOf = ({ minStakeMinor, maxStakeMinor }: TypedBound): StakeBound => ({
  minStakeMinor: amountOf(minStakeMinor),
  maxStakeMinor: amountOf(maxStakeMinor),
})

/** 0 is no bound, as in other limits. */
const amountOf = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? value : null
