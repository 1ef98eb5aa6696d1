/** Findings of comparisons with providers, for staff. Amounts in minor units. */
import type { FindingFault, FindingState } from '../../games/wallet/findings.ts'
import type { GameTransactionKind } from '../../games/wallet/transactions.ts'

/** An entry of a provider's list, as we read it; null where the list does not say. */
export interface ListedEntry {
  roundId: string | null
  isDone: boolean | null
  money: {
    kind: GameTransactionKind
    userId: number
    gameCode: string
    amountMinor: number
    currency: string
    /** What a win belongs to, or a rollback undoes. */
    betTransactionId: string | null
    closesRound: boolean
    /** Epoch milliseconds. */
    at: number
  } | null
  /** The beginning of an entry that says something that cannot be. */
  unreadable?: string
}

/** A row of `GET /v1/game-findings`. */
export interface GameFindingRow {
  id: number
  providerId: number
  /** Null for a provider that was removed. */
  providerName: string | null
  fault: FindingFault
  providerTransaction: string
  kind: GameTransactionKind | null
  roundId: number | null
  userId: number | null
  username: string | null
  /** Null where the side does not know it, or does not say. */
  oursMinor: number | null
  theirsMinor: number | null
  currency: string | null
  /** What the provider's list says of the transaction; several entries where they contradict each other. */
  listed: ListedEntry | ListedEntry[] | null
  state: FindingState
  /** Key of the refusal when our wallet did not take it over. */
  refusedBecause: string | null
  reason: string | null
  decidedBy: string | null
  /** What an officer ordered; while the finding is open it waits for a second officer. */
  askedAct: FindingAct | null
  askedById: number | null
  askedBy: string | null
  askedReason: string | null
  askedAt: number | null
  /** The second officer. */
  approvedBy: string | null
  foundAt: number
  updatedAt: number
}

/** What staff order about an open finding; a second officer approves it. */
export const FINDING_ACTS = ['apply', 'rollBack', 'accept'] as const
export type FindingAct = (typeof FINDING_ACTS)[number]
