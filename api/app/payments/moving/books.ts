import { houseAccountId } from '#ledger/accounts'
import { reserveTransferId } from '#ledger/post'
import { openSites, type CurrentSite } from '#sites/current_site'

/** What a payment's move needs beside the player's accounts. */
export interface PaymentBooks {
  gatewaysId: number
  payoutsId: number
  feesId: number
  /** For one transfer: of the moves of one transaction at most one may post. */
  transferId: number
  /** Null for a brand that is closed. */
  site: CurrentSite | null
}

/** Call it outside a transaction. */
export async function paymentBooks(siteId: number, currency: string): Promise<PaymentBooks> {
  return {
    gatewaysId: await houseAccountId(siteId, 'gateways', currency),
    payoutsId: await houseAccountId(siteId, 'payouts', currency),
    feesId: await houseAccountId(siteId, 'paymentFees', currency),
    transferId: await reserveTransferId(),
    site: (await openSites()).find(({ id }) => id === siteId) ?? null,
  }
}
