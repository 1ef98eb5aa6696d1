import type { ToldState } from '../../payments/judge_report.ts'

/** What a gateway told of a payment and was not followed. */
export interface ToldOfPayment {
  state: ToldState
  amountMinor: number
  currency: string
  /** The gateway's name of the payment. */
  reference: string
}
