/** What a brand sets for its lobbies of games (rules 12.12): which are shown, in which order, and bounds of their stakes. */
import { LOBBIES, type Lobby } from '../accounts/lobbies.ts'
import { isCurrencyCode, type CurrencyCode } from '../money/currencies.ts'

/** Stakes of a lobby in one currency, in minor units; null is no bound beside those of the games. */
export interface StakeBound {
  minStakeMinor: number | null
  maxStakeMinor: number | null
}

export interface LobbySetting {
  lobby: Lobby
  isShown: boolean
  stakes: Partial<Record<CurrencyCode, StakeBound>>
}

/** The order of the menus where a brand sets none. */
const ORDER: readonly Lobby[] = [
  'slots',
  'liveCasino',
  'bingo',
  'tvGames',
  'virtualGames',
  'racing',
  'virtualLeague',
  'virtualSports',
  'lotto',
  'betGames',
  'mintGaming',
]

/** Every lobby once, in the order of the brand; a lobby that it has not set is shown, after the others. */
export function allLobbies(set: readonly LobbySetting[] = []): LobbySetting[] {
  const known = new Set(set.map(({ lobby }) => lobby))
  const others = [...ORDER, ...LOBBIES.filter((lobby) => !ORDER.includes(lobby))]
  return [
    ...set,
    ...others
      .filter((lobby) => !known.has(lobby))
      .map((lobby) => ({ lobby, isShown: true, stakes: {} })),
  ]
}

/** The lobbies that players see, in their order. */
export const shownLobbies = (settings: readonly LobbySetting[]): Lobby[] =>
  settings.filter(({ isShown }) => isShown).map(({ lobby }) => lobby)

export const isLobbyShown = (settings: readonly LobbySetting[], lobby: Lobby): boolean =>
  settings.find((one) => one.lobby === lobby)?.isShown ?? true

/** The bounds of a lobby in a currency; undefined without any. */
export function stakeBound(
  settings: readonly LobbySetting[],
  lobby: Lobby,
  currency: string
): StakeBound | undefined {
  if (!isCurrencyCode(currency)) return undefined
  return settings.find((one) => one.lobby === lobby)?.stakes[currency]
}

/** The narrower of a game's bounds and those of its lobby; a highest stake of 0 is none. */
export function withinBound<T extends { minStakeMinor: number; maxStakeMinor: number }>(
  game: T,
  bound: StakeBound | undefined
): T {
  const mosts = [game.maxStakeMinor, bound?.maxStakeMinor ?? 0].filter((most) => most > 0)
  return {
    ...game,
    minStakeMinor: Math.max(game.minStakeMinor, bound?.minStakeMinor ?? 0),
    maxStakeMinor: mosts.length === 0 ? 0 : Math.min(...mosts),
  }
}
