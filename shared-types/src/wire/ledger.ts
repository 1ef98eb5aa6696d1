/** Shapes of balances and transactions. Amounts are integer minor units. */
import type { Pocket } from '../money/pockets.ts'
import type { TransferKind, TransferSubject } from '../money/transfers.ts'

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
  type: TransferKind
  amountMinor: number
  lastCreditMinor: number
  pocket: Pocket
  /** What it is about; all three null for a transfer about nothing. */
  referenceType: TransferSubject | null
  referenceId: number | null
  /** The coupon's code, or the username. */
  referenceName: string | null
}
