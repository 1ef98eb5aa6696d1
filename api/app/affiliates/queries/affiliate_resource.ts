import db from '@adonisjs/lucid/services/db'
import type {
  AffiliateAdjustment,
  AffiliateRow,
  AffiliateState,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { dayIn } from '#core/timing/calendar_day'
import { clock } from '#core/timing/clock'
import { siteById } from '#sites/current_site'
import { DEAL_COLUMNS, readDeal, type StoredDeal } from '#affiliates/stored_deal'

type Added = 'code' | 'playerCount' | 'heldCount' | 'deals' | 'dealId' | 'adjustments'
type Stored = Omit<AffiliateRow, Added>

const fields = {
  id: number('affiliates.id'),
  userId: number('affiliates.user_id'),
  username: text('users.username'),
  currency: text('users.currency'),
  state: text<AffiliateState>('affiliates.state'),
  parentId: orNull(number('affiliates.parent_id')),
  parentName: orNull(text('above_users.username')),
  about: text('affiliates.about'),
  reason: orNull(text('affiliates.reason')),
  createdAt: number('affiliates.created_at'),
  decidedAt: orNull(number('affiliates.decided_at')),
} satisfies FieldsOf<Stored>

export const affiliateResource: Resource<typeof fields> = {
  name: 'affiliates',
  fields,
  from: (query) =>
    query
      .from('affiliates')
      .join('users', 'users.id', 'affiliates.user_id')
      .leftJoin('affiliates as above', 'above.id', 'affiliates.parent_id')
      .leftJoin('users as above_users', 'above_users.id', 'above.user_id'),
  search: ['users.username'],
  defaultSort: ['id', 'desc'],
}

export const scopeAffiliates = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('affiliates.site_id', siteId)

/** Adds code, counts of players, deals with the one in force, and corrections. */
export async function withDetails(
  rows: Stored[],
  { siteId }: Pick<Principal, 'siteId'>
): Promise<AffiliateRow[]> {
  const today = dayIn((await siteById(siteId)).settings.timeZone, clock.now())
  const ids = rows.map(({ id }) => id)
  const [codes, counts, deals, adjustments] = await Promise.all([
    codesOf(ids),
    countsOf(ids),
    dealsOf(ids),
    adjustmentsOf(ids),
  ])
  const of = <T extends { affiliateId: number }>(list: readonly T[], id: number): T[] =>
    list.filter(({ affiliateId }) => Number(affiliateId) === id)
  return rows.map((row) => {
    const players = of(counts, row.id)
    const countOf = (list: typeof players) =>
      list.reduce((sum, { count }) => sum + Number(count), 0)
    const own = of(deals, row.id).map(readDeal)
    return {
      ...row,
      code: of(codes, row.id)[0]?.code ?? '',
      playerCount: countOf(players),
      heldCount: countOf(players.filter(({ standing }) => standing === 'held')),
      deals: own,
      dealId: own.find(({ fromDay }) => fromDay <= today)?.id ?? null,
      adjustments: of(adjustments, row.id).map(({ affiliateId: _affiliateId, ...one }) => ({
        ...one,
        id: Number(one.id),
        amountMinor: Number(one.amountMinor),
        statementId: one.statementId === null ? null : Number(one.statementId),
        createdAt: Number(one.createdAt),
      })),
    }
  })
}

type OfAffiliate<T> = T & { affiliateId: number }

const codesOf = (ids: number[]): Promise<OfAffiliate<{ code: string }>[]> =>
  db
    .query<OfAffiliate<{ code: string }>>()
    .from('affiliate_codes')
    .whereIn('affiliate_id', ids)
    .orderBy('id')
    .select({ affiliateId: 'affiliate_id', code: 'code' })

const countsOf = (ids: number[]): Promise<OfAffiliate<{ standing: string; count: number }>[]> =>
  db
    .query<OfAffiliate<{ standing: string; count: number }>>()
    .from('affiliate_referrals')
    .whereIn('affiliate_id', ids)
    .groupBy('affiliate_id', 'standing')
    .select({ affiliateId: 'affiliate_id', standing: 'standing' })
    .count('* as count')

const dealsOf = (ids: number[]): Promise<StoredDeal[]> =>
  db
    .query<StoredDeal>()
    .from('affiliate_deals')
    .whereIn('affiliate_id', ids)
    .orderBy('from_day', 'desc')
    .select(DEAL_COLUMNS)

const adjustmentsOf = (ids: number[]): Promise<OfAffiliate<AffiliateAdjustment>[]> =>
  db
    .query<OfAffiliate<AffiliateAdjustment>>()
    .from('affiliate_adjustments')
    .whereIn('affiliate_id', ids)
    .orderBy('id', 'desc')
    .select({ id: 'id', affiliateId: 'affiliate_id', amountMinor: 'amount', note: 'note' })
    .select({ statementId: 'statement_id', createdAt: 'created_at' })
