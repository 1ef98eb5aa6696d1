import db from '@adonisjs/lucid/services/db'
import type { AffiliateReach } from '@grandstand/shared-types/wire/affiliates/own'
import { found } from '#core/errors/app_error'
import { reportDays } from '#core/requests/report_days'
import type { Principal } from '#core/requests/access'
import { siteById } from '#sites/current_site'
import { linkDays } from '#affiliates/queries/link_days'
import type { AskedDays } from '#affiliates/queries/own_days'
import { revenueOfAffiliate } from '#affiliates/queries/period_revenue'

/**
 * The links of an affiliate of the own brand and what its players brought in, without days the last 14. Throws 404 `notFound`,
 * 400 `badRange`.
 */
export async function affiliateReach(
  { siteId }: Principal,
  id: number,
  asked: AskedDays
): Promise<AffiliateReach> {
  const { timeZone } = (await siteById(siteId)).settings
  const range = reportDays(timeZone, asked)
  const row: { currency: string } | null = await db
    .query<{ currency: string }>()
    .from('affiliates as f')
    .join('users as u', 'u.id', 'f.user_id')
    .where({ 'f.id': id, 'f.site_id': siteId })
    .select({ currency: 'u.currency' })
    .first()
  const { currency } = found(row)
  const days = await linkDays(id, range, timeZone)
  const revenues = await revenueOfAffiliate(db.connection(), siteId, range, id)
  let revenueMinor = 0
  for (const { grossMinor, correctionsMinor } of revenues.values()) {
    revenueMinor += grossMinor + correctionsMinor
  }
  return { ...days, currency, revenueMinor }
}
