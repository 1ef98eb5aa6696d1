/** Shapes of prepaid cards: batches, cards, redeeming. */

/** A card on paper, or a code sent to the buyer. */
export const CARD_TYPES = ['printed', 'digital'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** `made` and `sold` cards can be redeemed; the others have ended. */
export const CARD_STATUSES = ['made', 'sold', 'redeemed', 'void', 'expired'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]
export const OPEN_CARD_STATUSES = ['made', 'sold'] as const satisfies readonly CardStatus[]

/** Most cards of one batch. */
export const MOST_CARDS = 10_000

/** Body of `POST /v1/card-batches`. */
export interface CardBatchOrder {
  /** Worth of one card, minor units. */
  amountMinor: number
  /** 1 to `MOST_CARDS`. */
  count: number
  type: CardType
  /** Epoch milliseconds, in the future; absent for cards that do not expire. */
  expiresAt?: number
}

/** A row of `GET /v1/card-batches`. Amounts are minor units, times epoch milliseconds. */
export interface CardBatchRow {
  id: number
  makerId: number
  makerName: string
  type: CardType
  currency: string
  amountMinor: number
  count: number
  /** Cards made so far: a batch is made in steps. */
  madeCount: number
  /** Cards that can still be redeemed, and their worth. */
  openCount: number
  openMinor: number
  redeemedCount: number
  expiresAt: number | null
  /** When the codes were handed out; null before. */
  codesTakenAt: number | null
  createdAt: number
}

/** A row of `GET /v1/cards`. */
export interface CardRow {
  id: number
  batchId: number
  makerId: number
  makerName: string
  type: CardType
  currency: string
  amountMinor: number
  /** The end of the code; only the card's owner knows the rest. */
  lastFour: string
  status: CardStatus
  expiresAt: number | null
  soldAt: number | null
  endedAt: number | null
  redeemedById: number | null
  redeemedByName: string | null
}

/** `POST /v1/card-batches/:id/codes`: every code of a batch, handed out once. */
export interface CardCodes {
  codes: string[]
}

/** Answer of the operations that void cards: the number of cards, and the worth that went back to the maker. */
export interface CardsVoided {
  count: number
  amountMinor: number
  currency: string
}

/** Body of `POST /v1/desk/card-redemptions`: a card redeemed at a desk for a player of the shop. */
export interface DeskCard {
  username: string
  code: string
}

/** Answer of redeeming a card. */
export interface CardRedeemed {
  transferId: number
  amountMinor: number
  currency: string
  /** Card funds of the player afterwards. */
  cardFundsMinor: number
}

/** `GET /v1/card-liability`: cards that can still be redeemed, by currency. */
export interface CardLiability {
  currency: string
  madeCount: number
  madeMinor: number
  soldCount: number
  soldMinor: number
}
