/** What a period's statements are drawn from, beside the ledger. */
import {
  EARNING_STATES,
  type DealVersion,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import type { Placed } from '@grandstand/shared-types/affiliates/levels'
import type { ReferralStanding } from '@grandstand/shared-types/affiliates/referral'
import type { Balances } from '@grandstand/shared-types/affiliates/earnings'
import type { Reader } from '#core/database/transactions'
import { DEAL_COLUMNS, readDeal, type StoredDeal } from '#affiliates/stored_deal'

export type DrawnAffiliate = Placed

/** The affiliates of a brand who earn; who stands above them does so whatever became of the one between. */
export async function earningAffiliates(reader: Reader, siteId: number): Promise<DrawnAffiliate[]> {
  const rows: DrawnAffiliate[] = await reader
    .query<DrawnAffiliate>()
    .from('affiliates as f')
    .join('users as u', 'u.id', 'f.user_id')
    .leftJoin('affiliates as p', 'p.id', 'f.parent_id')
    .where('f.site_id', siteId)
    .whereIn('f.state', [...EARNING_STATES])
    .orderBy('f.id')
    .select({ id: 'f.id', parentId: 'f.parent_id', currency: 'u.currency' })
    .select({ grandparentId: 'p.parent_id' })
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    parentId: row.parentId === null ? null : Number(row.parentId),
    grandparentId: row.grandparentId === null ? null : Number(row.grandparentId),
  }))
}

export interface DrawnReferral {
  id: number
  userId: number
  affiliateId: number
  standing: ReferralStanding
  firstDepositAt: number | null
  firstDepositMinor: number
}

export async function referralsOf(reader: Reader, siteId: number): Promise<DrawnReferral[]> {
  const rows: DrawnReferral[] = await reader
    .query<DrawnReferral>()
    .from('affiliate_referrals')
    .where('site_id', siteId)
    .orderBy('id')
    .select({ id: 'id', userId: 'user_id', affiliateId: 'affiliate_id', standing: 'standing' })
    .select({ firstDepositAt: 'first_deposit_at', firstDepositMinor: 'first_deposit' })
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    userId: Number(row.userId),
    affiliateId: Number(row.affiliateId),
    firstDepositAt: row.firstDepositAt === null ? null : Number(row.firstDepositAt),
    firstDepositMinor: Number(row.firstDepositMinor),
  }))
}

/** The deals of a brand's affiliates on a day, by affiliate. */
export async function dealsInForce(
  reader: Reader,
  siteId: number,
  day: string
): Promise<Map<number, DealVersion>> {
  const rows: StoredDeal[] = await reader
    .query<StoredDeal>()
    .from('affiliate_deals')
    .join('affiliates', 'affiliates.id', 'affiliate_deals.affiliate_id')
    .where('affiliates.site_id', siteId)
    .where('affiliate_deals.from_day', '<=', day)
    .orderBy('affiliate_deals.from_day')
    .select(DEAL_COLUMNS)
  // in order of their days, so the latest one is kept
  return new Map(rows.map((row) => [Number(row.affiliateId), readDeal(row)]))
}

/** What each affiliate's latest statement carries into the next. */
export async function balancesBefore(
  reader: Reader,
  siteId: number
): Promise<Map<number, Balances>> {
  const rows: { affiliateId: number; carry: number; debt: number }[] = await reader
    .query<{ affiliateId: number; carry: number; debt: number }>()
    .from('affiliate_statements as s')
    .join('affiliates as f', 'f.id', 's.affiliate_id')
    .where('f.site_id', siteId)
    .orderBy('s.period_id')
    .select({ affiliateId: 's.affiliate_id', carry: 's.carry', debt: 's.debt' })
  return new Map(
    rows.map(({ affiliateId, carry, debt }) => [
      Number(affiliateId),
      { carriedMinor: Number(carry), owedMinor: Number(debt) },
    ])
  )
}

export interface OpenAdjustment {
  id: number
  affiliateId: number
  amountMinor: number
}

/** Corrections before `until` that no statement counts yet. */
export async function openAdjustments(
  reader: Reader,
  siteId: number,
  until: number
): Promise<OpenAdjustment[]> {
  const rows: OpenAdjustment[] = await reader
    .query<OpenAdjustment>()
    .from('affiliate_adjustments as j')
    .join('affiliates as f', 'f.id', 'j.affiliate_id')
    .where('f.site_id', siteId)
    .where('j.created_at', '<', until)
    .whereNull('j.statement_id')
    .select({ id: 'j.id', affiliateId: 'j.affiliate_id', amountMinor: 'j.amount' })
  return rows.map((row) => ({
    id: Number(row.id),
    affiliateId: Number(row.affiliateId),
    amountMinor: Number(row.amountMinor),
  }))
}
