/** One row of `GET /v1/ledger-entries`: what one transfer did to one account. */
import type { TransferSubject } from '@grandstand/shared-types/money/transfers'

export interface EntryRow {
  id: number
  transferId: number
  accountId: number
  userId: number | null
  username: string | null
  pocket: string
  currency: string
  /** Kind of the transfer. */
  kind: string
  referenceType: TransferSubject | null
  referenceId: number | null
  /** The coupon's code or the username. */
  referenceName: string | null
  amountMinor: number
  /** Null on a house account, which keeps no running balance. */
  balanceAfterMinor: number | null
  createdAt: number
}
