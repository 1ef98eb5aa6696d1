import type { ReferralFlag } from '@grandstand/shared-types/affiliates/referral'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { refreshStandings } from '#affiliates/actions/refresh_standings'

interface FoundFlag {
  referralId: number
  flag: ReferralFlag
  affiliateCurrency: string
  playerCurrency: string
}

const VERB = { cleared: 'clear', confirmed: 'confirm' } as const

/**
 * Clears or confirms a flag; staff may change their mind. Throws 404 `notFound`, 422 `currencyDiffers` [affiliate's, player's] where a
 * player of another currency should count: amounts of two currencies are never added up.
 */
export const decideFlag = (
  editor: Editor,
  id: number,
  { state, reason }: { state: 'cleared' | 'confirmed'; reason: string }
): Promise<void> =>
  inTransaction(async (trx) => {
    const found = await trx
      .query<FoundFlag>()
      .from('affiliate_flags as g')
      .join('affiliate_referrals as r', 'r.id', 'g.referral_id')
      .join('affiliates as f', 'f.id', 'r.affiliate_id')
      .join('users as o', 'o.id', 'f.user_id')
      .join('users as p', 'p.id', 'r.user_id')
      .where({ 'g.id': id, 'r.site_id': editor.principal.siteId })
      .select({ referralId: 'g.referral_id', flag: 'g.flag' })
      .select({ affiliateCurrency: 'o.currency', playerCurrency: 'p.currency' })
      .first()
    if (!found) throw AppError.notFound()
    if (found.flag === 'otherCurrency' && state === 'cleared') {
      throw new AppError('currencyDiffers', {
        params: [found.affiliateCurrency, found.playerCurrency],
      })
    }
    const decided = { state, reason, decided_at: clock.now() }
    await trx.from('affiliate_flags').where({ id }).update(decided)
    await refreshStandings(trx, Number(found.referralId))
    await recordAudit(trx, {
      ...authorOf(editor),
      action: `affiliateFlag.${VERB[state]}`,
      subjectType: 'affiliateFlag',
      subjectId: id,
      detail: {},
      reason,
    })
  })
