/** Rounds of games, for staff and for their players. Amounts in minor units. */
import type { Lobby } from '../../accounts/lobbies.ts'
import type { Product } from '../../accounts/user_types.ts'
import type {
  GameRoundState,
  GameTransactionKind,
  GameTransactionState,
} from '../../games/wallet/transactions.ts'

/** A row of `GET /v1/game-rounds`. */
export interface GameRoundRow {
  id: number
  providerId: number
  /** Null for a provider that was removed. */
  providerName: string | null
  /** The provider's own name of the round. */
  providerRound: string
  userId: number
  username: string
  gameId: number
  gameTitle: string
  gameCode: string
  product: Product
  /** Where the game stood when the round began. */
  lobby: Lobby
  state: GameRoundState
  currency: string
  stakeMinor: number
  /** Of the stake, what was rolled back. */
  returnedMinor: number
  wonMinor: number
  /** Of the wins, what was taken back. */
  takenBackMinor: number
  betCount: number
  /** Since when it waits for its player; null for one that does not, as far as we know. */
  interruptedAt: number | null
  createdAt: number
  updatedAt: number
  closedAt: number | null
}

export interface GameTransactionRow {
  id: number
  kind: GameTransactionKind
  state: GameTransactionState
  /** The provider's own name of the transaction. */
  providerTransaction: string
  /** The bet of a win, or what a rollback undoes. */
  related: string | null
  amountMinor: number
  transferId: number | null
  createdAt: number
}

/** A call of the provider as it came; what opens sessions is masked. */
export interface GameMessageRow {
  id: number
  call: string
  providerTransaction: string | null
  body: string
  /** `done`, `repeated`, or the key of the refusal. */
  verdict: string
  ip: string
  receivedAt: number
}

/** The answer of `GET /v1/game-rounds/:id`. */
export interface GameRoundDetail extends GameRoundRow {
  transactions: GameTransactionRow[]
  /** Null for staff who may not see providers. */
  messages: GameMessageRow[] | null
}

/** A round as its player sees it. */
export interface OwnRoundView {
  id: number
  gameTitle: string
  /** The provider's own name of the round, by which support finds it. */
  roundId: string
  /** `interrupted`: it waits for the player, who can go on with it. */
  state: 'open' | 'interrupted' | 'closed'
  currency: string
  /** Stakes and wins without what was undone of them. */
  stakeMinor: number
  winMinor: number
  createdAt: number
  closedAt: number | null
}

export interface OwnRoundPage {
  rows: OwnRoundView[]
  /** The cursor of the next page; null on the last one. */
  before: number | null
}

/** Where a round can be computed again; null while its seed is secret, or where the provider has no such page. */
export interface RoundProof {
  /** Behind the address of the site. */
  path: string | null
}
