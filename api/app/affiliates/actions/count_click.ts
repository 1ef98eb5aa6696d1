import { readLinkCode, type LinkCode } from '@grandstand/shared-types/affiliates/link_codes'
import type { Attribution } from '@grandstand/shared-types/affiliates/attribution'
import db from '@adonisjs/lucid/services/db'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { countVisit, type Visit } from '#core/throttle/visit_rate'
import type { CurrentSite } from '#sites/current_site'

/**
 * Counts a click on a link of an approved affiliate (rules 16.2), each number of a browser once; any other code counts
 * nothing. The answer is the same for any code: the brand's rule by which the browser keeps the link. Throws 429 `tooManyAttempts`
 * [seconds].
 */
export async function countClick(
  site: CurrentSite,
  { code, clickId }: { code: string; clickId: string },
  visit: Visit
): Promise<Attribution> {
  await countVisit('affiliateClicks', visit)
  const { attribution, flags } = site.settings
  const link = readLinkCode(code)
  const codeId = link && flags.affiliateStatus ? await openCode(site.id, link) : null
  if (link && codeId !== null) {
    await countOnce(site, { code_id: codeId, campaign: link.campaign }, clickId)
  }
  return attribution
}

/** A number that was counted before counts nothing. */
async function countOnce(
  { settings: { timeZone } }: CurrentSite,
  click: { code_id: number; campaign: string },
  clickId: string
): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      await trx
        .insertQuery()
        .table('affiliate_clicks')
        .insert({ ...click, click_id: clickId, created_at: clock.now() })
      await addToDay(trx, { ...click, day: dayIn(timeZone, clock.now()) })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/** The id of a code of an approved affiliate of the brand. */
async function openCode(siteId: number, { code }: LinkCode): Promise<number | null> {
  const row = await db
    .query<{ id: number }>()
    .from('affiliate_codes as c')
    .join('affiliates as f', 'f.id', 'c.affiliate_id')
    .where({ 'c.site_id': siteId, 'c.code': code, 'f.state': 'approved' })
    .select('c.id as id')
    .first()
  return row ? Number(row.id) : null
}

async function addToDay(
  trx: Trx,
  day: { code_id: number; campaign: string; day: string }
): Promise<void> {
  await trx
    .insertQuery()
    .table('affiliate_click_days')
    .insert({ ...day, clicks: 0 })
    .onConflict(['code_id', 'day', 'campaign'])
    .merge(['day'])
  await trx.from('affiliate_click_days').where(day).increment('clicks', 1)
}
