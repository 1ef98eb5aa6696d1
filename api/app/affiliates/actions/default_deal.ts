/** The deal that a brand's affiliates get by being approved (rules 16.4). */
import { isSoundDeal, type DealTerms } from '@grandstand/shared-types/affiliates/deal'
import { periodOf } from '@grandstand/shared-types/statements/periods'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { dayIn } from '#core/timing/calendar_day'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { defaultDealOf } from '#affiliates/queries/default_deal'
import type { CurrentSite } from '#sites/current_site'

/**
 * Sets the terms for who is approved from now on; with null, nobody gets any. Deals that were given stay. Throws 422 `dealUnsound` for
 * terms that do not fit each other.
 */
export async function setDefaultDeal(editor: Editor, terms: DealTerms | null): Promise<void> {
  if (terms && !isSoundDeal(terms)) throw AppError.field('tiers', 'dealUnsound')
  const { siteId } = editor.principal
  await inTransaction(async (trx) => {
    const before = await defaultDealOf(siteId, trx)
    if (terms) await keep(trx, siteId, terms)
    else await trx.from('affiliate_default_deals').where('site_id', siteId).delete()
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'affiliate.defaultDeal',
      subjectType: 'site',
      subjectId: siteId,
      detail: { before: before ?? {}, after: terms ?? {} },
    })
  })
}

const keep = (trx: Trx, siteId: number, terms: DealTerms) =>
  trx
    .insertQuery()
    .table('affiliate_default_deals')
    .insert({ site_id: siteId, terms: JSON.stringify(terms), changed_at: clock.now() })
    .onConflict('site_id')
    .merge(['terms', 'changed_at'])

/**
 * Gives an affiliate who has no deal the default one, from the present period on. Resolves to it as it was given; null without one, and for an
 * affiliate of another currency than the brand's, whose amounts it does not name.
 */
export async function giveDefaultDeal(
  trx: Trx,
  site: CurrentSite,
  affiliateId: number
): Promise<(DealTerms & { fromDay: string }) | null> {
  const terms = await defaultDealOf(site.id, trx)
  if (!terms || !(await isWithoutDeal(trx, site, affiliateId))) return null
  const now = clock.now()
  const { statementPeriod, timeZone } = site.settings
  // a deal counts for periods that begin on its day or later
  const fromDay = dayIn(timeZone, periodOf(statementPeriod, timeZone, now).startsAt)
  await trx
    .insertQuery()
    .table('affiliate_deals')
    .insert({
      affiliate_id: affiliateId,
      from_day: fromDay,
      terms: JSON.stringify(terms),
      created_at: now,
    })
  return { fromDay, ...terms }
}

async function isWithoutDeal(trx: Trx, site: CurrentSite, affiliateId: number): Promise<boolean> {
  const row = await trx
    .query<{ dealId: number | null }>()
    .from('affiliates as f')
    .join('users as u', 'u.id', 'f.user_id')
    .leftJoin('affiliate_deals as d', 'd.affiliate_id', 'f.id')
    .where({ 'f.id': affiliateId, 'u.currency': site.currency })
    .select('d.id as dealId')
    .first()
  return row?.dealId === null
}
