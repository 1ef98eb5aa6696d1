import type { Product } from '@grandstand/shared-types/accounts/user_types'
import {
  addFound,
  NOTHING_FOUND,
  type FoundRevenue,
} from '@grandstand/shared-types/affiliates/found_revenue'
import { CREDIT_POCKETS } from '@grandstand/shared-types/money/pockets'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import type { Period } from '@grandstand/shared-types/statements/periods'
import type { Reader } from '#core/database/transactions'
import { byProduct, productOf, type ProductColumns } from '#affiliates/queries/product_of_transfer'

interface SumRow extends Partial<ProductColumns> {
  userId: number
  affiliateId: number
  kind: TransferKind
  amountMinor: number
  firstAt: number
}

/** What the ledger has of a player in a period. */
export interface PeriodRevenue extends FoundRevenue {
  /** When a deposit was returned for the first time in it. */
  returnedAt: number | null
}

const NOTHING: PeriodRevenue = { ...NOTHING_FOUND, returnedAt: null }

/** Whose players count for which products; an affiliate who is missing counts all. */
export type CountedProducts = ReadonlyMap<number, readonly Product[]>

const ALL_PRODUCTS: CountedProducts = new Map()

/** The revenue from each referred player of a brand in a period, from the ledger (rules 16.5), by the products that count. */
export function periodRevenue(
  reader: Reader,
  siteId: number,
  period: Period,
  products: CountedProducts
): Promise<Map<number, PeriodRevenue>> {
  const query = sums(reader, siteId, period)
  // most brands count all products, and then need no look at what the transfers refer to
  if (products.size > 0) byProduct(query)
  return revenuesOf(query, products)
}

/** The revenue of all products from those players of one affiliate who count. */
export const revenueOfAffiliate = (
  reader: Reader,
  siteId: number,
  period: Period,
  affiliateId: number
): Promise<Map<number, PeriodRevenue>> =>
  revenuesOf(
    sums(reader, siteId, period).where({ 'r.affiliate_id': affiliateId, 'r.standing': 'counts' }),
    ALL_PRODUCTS
  )

const sums = (reader: Reader, siteId: number, { startsAt, endsAt }: Period) =>
  reader
    .query<SumRow>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .join('affiliate_referrals as r', 'r.user_id', 'a.user_id')
    .where('t.site_id', siteId)
    .where('t.created_at', '>=', startsAt)
    .where('t.created_at', '<', endsAt)
    .whereNotIn('a.pocket', [...CREDIT_POCKETS])
    .groupBy('a.user_id', 'r.affiliate_id', 't.kind')
    .select({ userId: 'a.user_id', affiliateId: 'r.affiliate_id', kind: 't.kind' })
    .sum('e.amount as amountMinor')
    .min('t.created_at as firstAt')

async function revenuesOf(
  query: ReturnType<typeof sums>,
  products: CountedProducts
): Promise<Map<number, PeriodRevenue>> {
  const rows: SumRow[] = await query
  const revenues = new Map<number, PeriodRevenue>()
  for (const { userId, affiliateId, kind, amountMinor, firstAt, ...of } of rows) {
    const found = revenues.get(Number(userId)) ?? NOTHING
    const product = productOf({ subject: null, isLive: null, ofRound: null, ofTicket: null, ...of })
    const sum = { kind, product, amountMinor: Number(amountMinor) }
    const returnedAt =
      kind === 'depositReturned'
        ? Math.min(found.returnedAt ?? Infinity, Number(firstAt))
        : found.returnedAt
    const added = addFound(found, sum, products.get(Number(affiliateId)) ?? null)
    revenues.set(Number(userId), { ...added, returnedAt })
  }
  return revenues
}
