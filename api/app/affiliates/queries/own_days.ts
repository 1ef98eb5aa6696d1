import type { AffiliateDays } from '@grandstand/shared-types/wire/affiliates/own'
import { reportDays } from '#core/requests/report_days'
import type { Principal } from '#core/requests/access'
import { siteById } from '#sites/current_site'
import { affiliateOfUser, requireOnlineUser } from '#affiliates/own_affiliate_row'
import { linkDays } from '#affiliates/queries/link_days'

export interface AskedDays {
  from?: string | undefined
  to?: string | undefined
}

/**
 * Clicks and first steps of players of one's own links, by day and by link; without days the last 14. Throws as
 * `requireOnlineUser`, 400 `badRange`.
 */
export async function ownDays(principal: Principal, asked: AskedDays): Promise<AffiliateDays> {
  await requireOnlineUser(principal)
  const { timeZone } = (await siteById(principal.siteId)).settings
  const range = reportDays(timeZone, asked)
  const affiliate = await affiliateOfUser(principal.userId)
  return linkDays(affiliate?.id ?? null, range, timeZone)
}
