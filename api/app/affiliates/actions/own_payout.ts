/** How an affiliate wants statements to be paid: into the account, or out of it by a payment method (rules 16.12). */
import type { PayoutTarget } from '#payments/ordering/payout'
import { requireRecentPassword } from '#accounts/actions/require_recent_password'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { authorOf, recordAudit } from '#audit/record_audit'
import { requireAffiliate, requireEarning, requireOnlineUser } from '#affiliates/own_affiliate_row'
import { readPayoutTarget } from '#payments/ordering/payout'

/**
 * Has statements paid out to this target from now on; null for the account alone. Throws 404 `notFound` as `requireOnlineUser`, and
 * for a method of another brand, 403 `notAllowed` for somebody who is no affiliate, and at a target for one who earns nothing, 422 as `requireRecentPassword`, and as
 * `readPayoutTarget` does.
 */
export async function setPayout(
  editor: Editor,
  target: PayoutTarget | null,
  password?: string
): Promise<void> {
  const { principal } = editor
  await requireOnlineUser(principal)
  await ownId(principal.userId, target)
  const kept = target && (await readPayoutTarget(principal, target))
  if (kept) await requireRecentPassword(principal, password)
  await inTransaction(async (trx) => {
    const id = await ownId(principal.userId, target, trx)
    await trx.from('affiliate_payouts').where('affiliate_id', id).delete()
    if (kept) await insert(trx, id, kept)
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'affiliate.payout',
      subjectType: 'affiliate',
      subjectId: id,
      detail: { after: { methodId: kept?.methodId ?? null } },
    })
  })
}

/** A choice may be taken back in every state, and made while one earns. */
async function ownId(userId: number, target: PayoutTarget | null, trx?: Trx): Promise<number> {
  const { id } = await (target ? requireEarning : requireAffiliate)(userId, trx)
  return id
}

const insert = (trx: Trx, affiliateId: number, { methodId, bankId, values }: PayoutTarget) =>
  trx
    .insertQuery()
    .table('affiliate_payouts')
    .insert({
      affiliate_id: affiliateId,
      method_id: methodId,
      bank_id: bankId,
      form_values: JSON.stringify(values),
      changed_at: clock.now(),
    })
