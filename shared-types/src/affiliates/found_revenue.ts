/** What the ledger's transfers with a referred player were worth to the house (rules 16.5). Pure functions. Amounts in minor units. */
import type { Product } from '../accounts/user_types.ts'
import type { TransferKind } from '../money/transfers.ts'
import { FLOW_OF_KIND } from '../statements/figures.ts'
import { NO_REVENUE, type Revenue } from './referral.ts'

export interface FoundRevenue extends Revenue {
  /** Stakes of all products, less those that were returned. */
  stakesMinor: number
}

export const NOTHING_FOUND: FoundRevenue = { ...NO_REVENUE, stakesMinor: 0 }

/** The sum of a player's ledger entries of one kind and product. */
export interface KindSum {
  kind: TransferKind
  /** Null for money that belongs to no product, such as a granted bonus. */
  product: Product | null
  /** Above 0 where it came to the player: that is lost to the house. */
  amountMinor: number
}

/**
 * Adds a sum to what was found. Of a product that is not among `products` (null for all) only the stakes count, since CPA asks for
 * stakes of any product (rules 16.6).
 */
export function addFound(
  found: FoundRevenue,
  sum: KindSum,
  products: readonly Product[] | null
): FoundRevenue {
  const flow = FLOW_OF_KIND[sum.kind]
  const stakesMinor =
    flow === 'stakes' || flow === 'cancelled'
      ? found.stakesMinor - sum.amountMinor
      : found.stakesMinor
  const counts = products === null || sum.product === null || products.includes(sum.product)
  return counts ? { ...withRevenue(found, sum), stakesMinor } : { ...found, stakesMinor }
}

function withRevenue(found: FoundRevenue, { kind, amountMinor }: KindSum): FoundRevenue {
  const { grossMinor, correctionsMinor, bonusesMinor, chargebacksMinor } = found
  if (kind === 'depositReturned') {
    return { ...found, chargebacksMinor: chargebacksMinor - amountMinor }
  }
  switch (FLOW_OF_KIND[kind]) {
    case 'stakes':
    case 'cancelled':
    case 'payouts':
    case 'sold':
      return { ...found, grossMinor: grossMinor - amountMinor }
    case 'corrections':
      return { ...found, correctionsMinor: correctionsMinor - amountMinor }
    case 'bonuses':
      return { ...found, bonusesMinor: bonusesMinor + amountMinor }
    default:
      return found
  }
}
