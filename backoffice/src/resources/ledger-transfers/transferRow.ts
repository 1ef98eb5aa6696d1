/** One row of `GET /v1/ledger-transfers`: legs that sum to zero. */
import type { TransferSubject } from '@grandstand/shared-types/money/transfers'

export interface TransferRow {
  id: number
  kind: string
  currency: string
  referenceType: TransferSubject | null
  referenceId: number | null
  /** The coupon's code or the username. */
  referenceName: string | null
  actorId: number | null
  actorName: string | null
  note: string | null
  createdAt: number
  /** What moved: the sum of the legs above zero. */
  amountMinor: number
}
