/** A provider's call in our own words, whatever its dialect; and our answer. */
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { WinKind } from '@grandstand/shared-types/games/wallet/transactions'

interface Transaction {
  /** The provider's names. */
  transactionId: string
  roundId: string
  /** No more bets come in this round. */
  closesRound: boolean
}

export interface BetCall extends Transaction {
  kind: 'bet'
  sessionToken: string
  /** Null where the dialect does not name the player beside the session. */
  userId: number | null
  gameCode: string
  amountMinor: number
  currency: string
  /** Paid by a promotion: nothing is drawn from the player. */
  isFree: boolean
}

/** A win or a rollback names its player, or by the session, which may be over. */
interface Owed extends Transaction {
  userId: number | null
  sessionToken: string | null
}

export interface WinCall extends Owed {
  kind: WinKind
  gameCode: string
  amountMinor: number
  /** Hundred-thousandths of a unit by which the amount was rounded up to a minor unit. */
  roundedUpBy: number
  currency: string
  betTransactionId: string | null
}

export interface RollbackCall extends Owed {
  kind: 'rollback'
  /** The transaction that is undone. */
  betTransactionId: string
  /** Whether the wins that name the bet are taken back too. */
  takesWins: boolean
}

export interface EndRoundCall extends Owed {
  kind: 'endRound'
}

/** Calls that are stored, and answered once. */
export type MoneyCall = BetCall | WinCall | RollbackCall | EndRoundCall

/** Calls that only read, or open a session. */
export type ReadingCall =
  | { kind: 'session'; launchToken: string }
  | { kind: 'balance'; sessionToken: string; userId: number | null; gameCode: string | null }
  | { kind: 'player'; userId: number }

export type WalletCall = MoneyCall | ReadingCall

export const isMoneyCall = (call: WalletCall): call is MoneyCall =>
  call.kind !== 'session' && call.kind !== 'balance' && call.kind !== 'player'

export interface Taken {
  isTaken: true
  userId: number
  /** Our name of the transaction. */
  ourId: number
  balanceMinor: number
  currency: string
}

export interface Refused {
  isTaken: false
  key: ErrorKey
  params: (string | number)[]
  /** Whom it concerns; null when nobody knows. */
  userId: number | null
  balanceMinor: number | null
  currency: string | null
}

export type MoneyAnswer = Taken | Refused

/** An answer to the opening of a session. */
export interface SessionOpened {
  sessionToken: string
  userId: number
  username: string
  currency: string
  language: string
  country: string | null
  gameCode: string
  limitId: string | null
  isMobile: boolean
  balanceMinor: number
}

export interface BalanceTold {
  userId: number
  username: string
  country: string | null
  balanceMinor: number
  currency: string
}

/** A refusal that concerns nobody that we know. */
export const refusal = (key: ErrorKey, params: (string | number)[] = []): Refused => ({
  isTaken: false,
  key,
  params,
  userId: null,
  balanceMinor: null,
  currency: null,
})
