import { houseAccountId } from '#ledger/accounts'
import { reserveTransferId } from '#ledger/post'

/** What a payment's transfer needs beside the player's accounts. */
export interface PaymentBooks {
  gatewaysId: number
  payoutsId: number
  feesId: number
  /** For one transfer: of the moves of one transaction at most one may post. */
  transferId: number
}

/** Call it outside a transaction. */
export async function paymentBooks(siteId: number, currency: string): Promise<PaymentBooks> {
  return {
    gatewaysId: await houseAccountId(siteId, 'gateways', currency),
    payoutsId: await houseAccountId(siteId, 'payouts', currency),
    feesId: await houseAccountId(siteId, 'paymentFees', currency),
    transferId: await reserveTransferId(),
  }
}
