/** What a period's statements are drawn from, beside the ledger. */
import type { Placed } from '@grandstand/shared-types/affiliates/levels'
import {
  countedUntil,
  changesEarlier,
  SAME_PERSON_FLAGS,
  type ReferralStanding,
  type ReferredPlayer,
} from '@grandstand/shared-types/affiliates/referral'
import type { Period } from '@grandstand/shared-types/statements/periods'
import type { Reader } from '#core/database/transactions'

/** Whether a row counts after the period, and whether earlier periods must be told again since a flag of it was decided. */
interface Standing {
  standing: ReferralStanding
  changesEarlier: boolean
}

export type DrawnAffiliate = Placed & Standing

const hasFlag = (state: 'open' | 'confirmed'): string =>
  `exists (select 1 from affiliate_flags g join affiliate_referrals r on r.id = g.referral_id
    where r.user_id = f.user_id and g.state = '${state}'
    and g.flag in (${SAME_PERSON_FLAGS.map((flag) => `'${flag}'`).join(', ')}))`

/** The affiliates of a brand; `standing` tells whether each counts for those above (rules 16.8). */
export async function affiliatesToDraw(
  reader: Reader,
  siteId: number,
  period: Period
): Promise<Map<number, DrawnAffiliate>> {
  const rows: Omit<DrawnAffiliate, 'changesEarlier'>[] = await reader
    .query<Omit<DrawnAffiliate, 'changesEarlier'>>()
    .from('affiliates as f')
    .join('users as u', 'u.id', 'f.user_id')
    .leftJoin('affiliates as p', 'p.id', 'f.parent_id')
    .where('f.site_id', siteId)
    .orderBy('f.id')
    .select({ id: 'f.id', parentId: 'f.parent_id', currency: 'u.currency' })
    .select({ grandparentId: 'p.parent_id', linkedUntil: 'f.linked_until' })
    .select(
      reader.raw(
        `case when ${hasFlag('confirmed')} then 'refused' when ${hasFlag('open')} then 'held' else 'counts' end as standing`
      )
    )
  const drawn = rows.map((row): DrawnAffiliate => {
    const { standing } = row
    const before = Number(row.linkedUntil)
    return {
      ...row,
      id: Number(row.id),
      parentId: row.parentId === null ? null : Number(row.parentId),
      grandparentId: row.grandparentId === null ? null : Number(row.grandparentId),
      linkedUntil: countedUntil(standing, before, period),
      changesEarlier: row.parentId !== null && changesEarlier(standing, before, period),
    }
  })
  return new Map(drawn.map((affiliate) => [affiliate.id, affiliate]))
}

export interface DrawnReferral extends ReferredPlayer, Standing {
  id: number
  userId: number
  affiliateId: number
  /** CPA that stands, and the end of the period that counted it. */
  cpaMinor: number
  cpaAt: number | null
}

/** The referred players of a brand. */
export async function referralsToDraw(
  reader: Reader,
  siteId: number,
  period: Period
): Promise<DrawnReferral[]> {
  const rows: Omit<DrawnReferral, 'changesEarlier'>[] = await reader
    .query<Omit<DrawnReferral, 'changesEarlier'>>()
    .from('affiliate_referrals')
    .where('site_id', siteId)
    .orderBy('id')
    .select({ id: 'id', userId: 'user_id', affiliateId: 'affiliate_id', standing: 'standing' })
    .select({ firstDepositAt: 'first_deposit_at', firstDepositMinor: 'first_deposit' })
    .select({ firstReturnAt: 'first_return_at', countedUntil: 'counted_until' })
    .select({ cpaMinor: 'cpa', cpaAt: 'cpa_at' })
  return rows.map((row) => {
    const { standing } = row
    const before = Number(row.countedUntil)
    return {
      ...{ id: Number(row.id), userId: Number(row.userId), affiliateId: Number(row.affiliateId) },
      ...{ standing, countedUntil: countedUntil(standing, before, period) },
      changesEarlier: changesEarlier(standing, before, period),
      firstDepositAt: orNull(row.firstDepositAt),
      firstDepositMinor: Number(row.firstDepositMinor),
      firstReturnAt: orNull(row.firstReturnAt),
      ...{ cpaMinor: Number(row.cpaMinor), cpaAt: orNull(row.cpaAt) },
    }
  })
}

const orNull = (value: number | null): number | null => (value === null ? null : Number(value))
