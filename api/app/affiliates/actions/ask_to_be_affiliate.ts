import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { joinReferrals } from '#affiliates/actions/join_referrals'
import { insertCode } from '#affiliates/actions/add_code'
import { requireOnlineUser } from '#affiliates/own_affiliate_row'

/**
 * Asks to become an affiliate (rules 16.1), with a first code; who has asked before stays as they are. Who registered with
 * another affiliate's code stands below that one. Throws as `requireOnlineUser`.
 */
export async function askToBeAffiliate(editor: Editor, about: string): Promise<void> {
  const { userId, siteId } = editor.principal
  await requireOnlineUser(editor.principal)
  // whoever brought the person must be known before
  await joinReferrals(siteId, userId)
  const now = clock.now()
  try {
    await inTransaction(async (trx) => {
      const above = await trx
        .query<{ affiliateId: number }>()
        .from('affiliate_referrals')
        .where('user_id', userId)
        .select('affiliate_id as affiliateId')
        .first()
      const [inserted]: number[] = await trx
        .insertQuery()
        .table('affiliates')
        .insert({
          site_id: siteId,
          user_id: userId,
          parent_id: above?.affiliateId ?? null,
          state: 'waiting',
          about,
          created_at: now,
          linked_until: now,
        })
      const id = must(inserted, 'number of the affiliate')
      await insertCode(trx, { siteId, affiliateId: id })
      await recordAudit(trx, {
        ...authorOf(editor),
        action: 'affiliate.ask',
        subjectType: 'affiliate',
        subjectId: id,
        detail: { after: { about } },
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}
