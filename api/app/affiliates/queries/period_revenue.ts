import type { Revenue } from '@grandstand/shared-types/affiliates/referral'
import { NO_REVENUE } from '@grandstand/shared-types/affiliates/referral'
import { CREDIT_POCKETS } from '@grandstand/shared-types/money/pockets'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import { FLOW_OF_KIND } from '@grandstand/shared-types/statements/figures'
import type { Period } from '@grandstand/shared-types/statements/periods'
import type { Reader } from '#core/database/transactions'

export interface PlayerRevenue extends Revenue {
  /** Stakes less those that were returned. */
  stakesMinor: number
}

interface SumRow {
  userId: number
  kind: TransferKind
  amountMinor: number
}

/**
 * The revenue from each referred player of a brand in a period, from the ledger (rules 16.5); or from those of one affiliate who
 * count.
 */
export async function periodRevenue(
  reader: Reader,
  siteId: number,
  { startsAt, endsAt }: Period,
  affiliateId?: number
): Promise<Map<number, PlayerRevenue>> {
  const query = reader
    .query<SumRow>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .join('affiliate_referrals as r', 'r.user_id', 'a.user_id')
    .where('t.site_id', siteId)
    .where('t.created_at', '>=', startsAt)
    .where('t.created_at', '<', endsAt)
    .whereNotIn('a.pocket', [...CREDIT_POCKETS])
    .groupBy('a.user_id', 't.kind')
    .select({ userId: 'a.user_id', kind: 't.kind' })
    .sum('e.amount as amountMinor')
  if (affiliateId !== undefined) {
    query.where({ 'r.affiliate_id': affiliateId, 'r.standing': 'counts' })
  }
  const rows: SumRow[] = await query
  const revenues = new Map<number, PlayerRevenue>()
  for (const { userId, kind, amountMinor } of rows) {
    const revenue = revenues.get(Number(userId)) ?? { ...NO_REVENUE, stakesMinor: 0 }
    revenues.set(Number(userId), added(revenue, kind, Number(amountMinor)))
  }
  return revenues
}

/** Money that came to the player is lost to the house, and the other way round. */
function added(revenue: PlayerRevenue, kind: TransferKind, amountMinor: number): PlayerRevenue {
  if (kind === 'depositReturned') {
    return { ...revenue, chargebacksMinor: revenue.chargebacksMinor - amountMinor }
  }
  const { grossMinor, correctionsMinor, bonusesMinor, stakesMinor } = revenue
  const gross = { ...revenue, grossMinor: grossMinor - amountMinor }
  switch (FLOW_OF_KIND[kind]) {
    case 'stakes':
    case 'cancelled':
      return { ...gross, stakesMinor: stakesMinor - amountMinor }
    case 'payouts':
    case 'sold':
      return gross
    case 'corrections':
      return { ...revenue, correctionsMinor: correctionsMinor - amountMinor }
    case 'bonuses':
      return { ...revenue, bonusesMinor: bonusesMinor + amountMinor }
    default:
      return revenue
  }
}
