import { readLinkCode } from '@grandstand/shared-types/affiliates/link_codes'
import type { ClickAnswer } from '@grandstand/shared-types/affiliates/attribution'
import db from '@adonisjs/lucid/services/db'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { countVisit, type Visit } from '#core/throttle/visit_rate'
import type { CurrentSite } from '#sites/current_site'

/**
 * Counts a click on a link of an approved affiliate (rules 16.2), each number of a browser once; any other code counts
 * nothing. The answer says whether the code counts, and whether the one that the browser kept before does, so that no dead code
 * takes a visitor from an affiliate (rules 16.3). Throws 429 `tooManyAttempts` [seconds].
 */
export async function countClick(
  site: CurrentSite,
  { code, clickId, kept = '' }: { code: string; clickId: string; kept?: string | undefined },
  visit: Visit
): Promise<ClickAnswer> {
  await countVisit('affiliateClicks', visit)
  const click = await openLink(site, code)
  if (click) await countOnce(site, click, clickId)
  const keptCounts = (await openLink(site, kept)) !== null
  return { ...site.settings.attribution, counts: click !== null, keptCounts }
}

interface OpenLink {
  code_id: number
  campaign: string
}

/** A number that was counted before counts nothing. */
async function countOnce(
  { settings: { timeZone } }: CurrentSite,
  click: OpenLink,
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

/** The code of an approved affiliate of the brand, and the campaign; null for any other text. */
async function openLink({ id, settings }: CurrentSite, text: string): Promise<OpenLink | null> {
  const link = settings.flags.affiliateStatus ? readLinkCode(text) : null
  if (!link) return null
  const row = await db
    .query<{ id: number }>()
    .from('affiliate_codes as c')
    .join('affiliates as f', 'f.id', 'c.affiliate_id')
    .where({ 'c.site_id': id, 'c.code': link.code, 'f.state': 'approved' })
    .select('c.id as id')
    .first()
  return row && { code_id: Number(row.id), campaign: link.campaign }
}

async function addToDay(trx: Trx, day: OpenLink & { day: string }): Promise<void> {
  await trx
    .insertQuery()
    .table('affiliate_click_days')
    .insert({ ...day, clicks: 0 })
    .onConflict(['code_id', 'day', 'campaign'])
    .merge(['day'])
  await trx.from('affiliate_click_days').where(day).increment('clicks', 1)
}
