import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { refreshStandings } from '#affiliates/actions/refresh_standings'

const VERB = { cleared: 'clear', confirmed: 'confirm' } as const

/** Clears or confirms a flag; staff may change their mind. Throws 404 `notFound`. */
export const decideFlag = (
  editor: Editor,
  id: number,
  { state, reason }: { state: 'cleared' | 'confirmed'; reason: string }
): Promise<void> =>
  inTransaction(async (trx) => {
    const found = await trx
      .query<{ referralId: number }>()
      .from('affiliate_flags as g')
      .join('affiliate_referrals as r', 'r.id', 'g.referral_id')
      .where({ 'g.id': id, 'r.site_id': editor.principal.siteId })
      .select('g.referral_id as referralId')
      .first()
    if (!found) throw AppError.notFound()
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
