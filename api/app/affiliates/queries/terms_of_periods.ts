/** By which deal an affiliate earned in a period (rules 16.1, 16.4). */
import {
  EARNING_STATES,
  type AffiliateState,
  type DealVersion,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import type { Reader } from '#core/database/transactions'
import { DEAL_COLUMNS, readDeal, type StoredDeal } from '#affiliates/stored_deal'

export interface DrawnPeriod {
  id: number
  startsAt: number
  endsAt: number
  /** In the brand's time zone as it was then, `2026-11-30`. */
  firstDay: string
  /** When it was drawn up: deals that were written later do not count for it. */
  createdAt: number
}

/** The deal of an affiliate in a period; null for who had none, or earned nothing at the end of it. */
export type DealOf = (affiliateId: number, period: DrawnPeriod) => DealVersion | null

/** The deals and states of a brand's affiliates, for any of its periods. */
export async function dealsOfPeriods(reader: Reader, siteId: number): Promise<DealOf> {
  const deals = await dealsOf(reader, siteId)
  const states = await statesOf(reader, siteId)
  return (affiliateId, { firstDay, endsAt, createdAt }) => {
    const state = states.get(affiliateId)?.find(({ until }) => until >= endsAt)?.state
    if (!EARNING_STATES.some((earning) => earning === state)) return null
    const found = deals
      .get(affiliateId)
      ?.findLast((deal) => deal.fromDay <= firstDay && deal.createdAt <= createdAt)
    if (!found) return null
    const { createdAt: _createdAt, ...deal } = found
    return deal
  }
}

type StoredVersion = StoredDeal & { createdAt: number }
type Version = DealVersion & { createdAt: number }

/** In the order of their days. */
async function dealsOf(reader: Reader, siteId: number): Promise<Map<number, Version[]>> {
  const rows: StoredVersion[] = await reader
    .query<StoredVersion>()
    .from('affiliate_deals')
    .join('affiliates', 'affiliates.id', 'affiliate_deals.affiliate_id')
    .where('affiliates.site_id', siteId)
    .orderBy('affiliate_deals.from_day')
    .select({ ...DEAL_COLUMNS, createdAt: 'affiliate_deals.created_at' })
  return Map.groupBy(
    rows.map((row) => ({
      ...readDeal(row),
      createdAt: Number(row.createdAt),
      affiliateId: Number(row.affiliateId),
    })),
    ({ affiliateId }) => affiliateId
  )
}

interface State {
  affiliateId: number
  state: AffiliateState
  until: number
}

/** In the order of time; the present state has no end. */
async function statesOf(reader: Reader, siteId: number): Promise<Map<number, State[]>> {
  const past: State[] = await reader
    .query<State>()
    .from('affiliate_past_states as s')
    .join('affiliates as f', 'f.id', 's.affiliate_id')
    .where('f.site_id', siteId)
    .orderBy('s.id')
    .select({ affiliateId: 's.affiliate_id', state: 's.state', until: 's.until' })
  const present: Omit<State, 'until'>[] = await reader
    .query<Omit<State, 'until'>>()
    .from('affiliates')
    .where('site_id', siteId)
    .select({ affiliateId: 'id', state: 'state' })
  return Map.groupBy(
    [...past, ...present.map((row) => ({ ...row, until: Infinity }))].map((row) => ({
      ...row,
      affiliateId: Number(row.affiliateId),
      until: Number(row.until),
    })),
    ({ affiliateId }) => affiliateId
  )
}
