/** Games of providers: lobbies and launches of players, and the catalogue of staff. Amounts in minor units. */
import type { Lobby } from '../../accounts/lobbies.ts'
import type { BreakerState } from '../../games/health/breaker.ts'
import type { ByLanguage } from '../../languages/by_language.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import type { FrameAnswer } from '../frames.ts'

/** Stakes and payout of a round in one currency. */
export interface GameLimit {
  minStakeMinor: number
  maxStakeMinor: number
  maxPayMinor: number
}

/** Whether a table takes players. */
export const TABLE_STATES = ['open', 'full', 'closed'] as const
export type TableState = (typeof TABLE_STATES)[number]

/** A table of a game with limits of its own, which a launch names by `limitId`. */
export interface GameTable {
  id: string
  limitId: string
  minStakeMinor: number
  maxStakeMinor: number
  /** Only where the provider tells it. */
  state?: TableState
}

/** A game as players see it in a lobby. */
export interface GameView {
  id: number
  lobby: Lobby
  providerId: number
  /** Null for a game without a category. */
  categoryId: number | null
  title: string
  companyName: string
  /** Address of a picture; null without one. */
  logo: string | null
  hasDemo: boolean
  /** It opens a lobby of its provider, where the table is chosen. */
  opensLobby: boolean
  /** In the player's currency; null where the provider names none. */
  limit: GameLimit | null
  tables: GameTable[]
}

export interface NamedRow {
  id: number
  name: string
}

/** The games of a lobby that are open to the asker, in the order of staff, with their providers and categories. */
export interface LobbyView {
  games: GameView[]
  providers: NamedRow[]
  categories: NamedRow[]
  /** Ids of games that the player opened, the latest first; none for a visitor. */
  recentIds: number[]
}

/** The tables of a lobby whose state is known. */
export interface TableStates {
  /** When their providers were asked, the longest ago; null where no state is known. */
  checkedAt: number | null
  tables: { gameId: number; limitId: string; state: TableState }[]
}

export const MOST_LOBBY_GAMES = 1_000

export interface LobbyQuery {
  /** Without one, the games of all lobbies. */
  lobby?: Lobby
  /** Ids of games, separated by commas: no others are answered. */
  ids?: string
  /** Parts of titles or companies. */
  search?: string
  providerId?: number
  categoryId?: number
  /** Games that phones show, alone. */
  isMobile?: boolean
  language?: string
  limit?: number
}

export const PLAY_MODES = ['real', 'demo'] as const
export type PlayMode = (typeof PLAY_MODES)[number]

export interface GameLaunchBody {
  mode: PlayMode
  /** The limit of a table of the game. */
  limitId?: string
  isMobile: boolean
  language?: string
}

/** What a player's page opens after a launch. */
export interface GameLaunch extends FrameAnswer {
  title: string
  /** Names the launch to people: 12 capitals and digits. */
  reference: string
}

// Staff

export const WALLET_DIALECTS = ['grandstand', 'hub88'] as const
export type WalletDialect = (typeof WALLET_DIALECTS)[number]

/** A row of `GET /v1/game-providers`. */
export interface GameProviderRow {
  id: number
  /** Part of the address of the wallet that the provider calls. */
  code: string
  name: string
  dialect: WalletDialect
  apiUrl: string
  /** Addresses and networks from which the provider calls; empty for all. */
  allowedAddresses: string[]
  /** Origins that its games may have. */
  allowedOrigins: string[]
  /** PEM of the key by which the provider signs; null where it signs with the shared secret. */
  publicKey: string | null
  /** Names of the secrets that are set; null when the server cannot read them and needs them anew. */
  secretNames: string[] | null
  listOrder: number
  isEnabled: boolean
  /** Null for one that was never ill. */
  health: BreakerState | null
  /** From when on it counts as ill. */
  healthWindowMinutes: number
  healthLeastCalls: number
  healthFailurePercent: number
  healthLagSeconds: number
  healthProbeSeconds: number
  /** Minutes after which a bet that it does not know is rolled back; 0 leaves it to staff. */
  orphanRollbackMinutes: number
  /** Minutes without a call after which it is asked about an open round. */
  interruptedMinutes: number
}
/** Bounds that are not sent stay as they are. */
type ProviderBounds = Pick<
  GameProviderRow,
  | 'healthWindowMinutes'
  | 'healthLeastCalls'
  | 'healthFailurePercent'
  | 'healthLagSeconds'
  | 'healthProbeSeconds'
  | 'orphanRollbackMinutes'
  | 'interruptedMinutes'
>
export type GameProviderBody = Omit<
  GameProviderRow,
  'id' | 'secretNames' | 'health' | keyof ProviderBounds
> &
  Partial<ProviderBounds> & {
    /** Secrets that are set anew; one that is missing stays. */
    secrets?: Readonly<Record<string, string>>
  }

/** A row of `GET /v1/game-categories`. */
export interface GameCategoryRow {
  id: number
  lobby: Lobby
  names: ByLanguage
  listOrder: number
  isShown: boolean
}
export type GameCategoryBody = Omit<GameCategoryRow, 'id'>

/** A row of `GET /v1/provider-games`. */
export interface GameRow {
  id: number
  providerId: number
  categoryId: number | null
  lobby: Lobby
  /** The provider's own name of the game. */
  code: string
  title: string
  companyName: string
  logo: string | null
  /** The provider's groups. */
  topServiceId: string | null
  topServiceId2: string | null
  middleServiceId: string | null
  extras: GameTable[]
  limits: Partial<Record<CurrencyCode, GameLimit>>
  /** Empty: every language, country, branch. */
  languages: string[]
  countries: string[]
  /** Countries in which the provider lets nobody play it; null for none. */
  blockedCountries: string[] | null
  /** Usernames of dealers whose branches have the game. */
  branches: string[]
  /** Return to the player as the provider publishes it, in millionths. */
  returnPpm: number | null
  opensLobby: boolean
  isMobile: boolean
  hasDemo: boolean
  listOrder: number
  isShown: boolean
  updatedAt: number
}
export type GameBody = Omit<GameRow, 'id' | 'blockedCountries' | 'updatedAt'>

/** How many games of a provider's list were new, changed, as before, of a wrong form, and how many of ours it has no longer. */
export interface GameImport {
  added: number
  changed: number
  unchanged: number
  refused: number
  gone: number
}
