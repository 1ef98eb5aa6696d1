/** Shapes of balances and transactions. Amounts are integer minor units. */
import type { Pocket } from '../../money/pockets.ts'
import type { OwnKind, TransferKind, TransferSubject } from '../../money/transfers.ts'

/** The nine figures of the account panel, in minor units of the user's currency. */
export interface Balances {
  balance: number
  creditCard: number
  paykasa: number
  bonus: number
  returnableBonus: number
  reloadBonus: number
  creditLimit: number
  withdrawable: number
  transferable: number
}

/** One entry of a player's pockets (rules 1.6); `type` is the kind of transfer. */
export interface TransactionView {
  id: number
  /** 0 expense, 1 income. */
  transType: 0 | 1
  processDate: number
  type: OwnKind
  amountMinor: number
  lastCreditMinor: number
  pocket: Pocket
  /** The subject of the transfer; all three null when it has none. */
  referenceType: TransferSubject | null
  referenceId: number | null
  /** The coupon's code, or the username. */
  referenceName: string | null
}

/** A row of `GET /v1/ledger-accounts`. */
export interface AccountRow {
  id: number
  /** Null for a house account. */
  userId: number | null
  username: string | null
  pocket: Pocket
  currency: string
  /** Null in lists for a house account, which keeps no running balance. */
  balanceMinor: number | null
  /** How far the balance may go below zero; null without a floor. */
  floorMinor: number | null
  entryCount: number
  createdAt: number
}

/** The subject of a transfer. */
interface TransferReference {
  referenceType: TransferSubject | null
  referenceId: number | null
  /** The coupon's code or the username; null for any other subject. */
  referenceName: string | null
}

/** A row of `GET /v1/ledger-entries`: the change of one account by one transfer. */
export interface EntryRow extends TransferReference {
  id: number
  transferId: number
  accountId: number
  userId: number | null
  username: string | null
  pocket: Pocket
  currency: string
  kind: TransferKind
  actorId: number | null
  note: string | null
  amountMinor: number
  /** Position in the account's chain and the balance after it; null on a house account. */
  seq: number | null
  balanceAfterMinor: number | null
  createdAt: number
}

/** A row of `GET /v1/ledger-transfers`: legs that sum to zero. */
export interface TransferRow extends TransferReference {
  id: number
  key: string
  kind: TransferKind
  currency: string
  actorId: number | null
  actorName: string | null
  note: string | null
  createdAt: number
  /** The sum of the legs above zero. */
  amountMinor: number
}
