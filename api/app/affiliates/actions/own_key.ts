/** The key by which a program of an affiliate reads its reports (rules 16.10): random, kept as a hash, told once. */
import { randomBytes } from 'node:crypto'
import { inTransaction, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { hashOfKey } from '#affiliates/key_hash'
import { requireAffiliate, requireEarning, requireOnlineUser } from '#affiliates/own_affiliate_row'

const KEY_BYTES = 32
const ENDING_LENGTH = 4

/**
 * A new key of one's own, in the place of the one before. Resolves to the key. Throws 404 `notFound` as `requireOnlineUser`, 403
 * `notAllowed` for somebody who is no affiliate, or earns nothing.
 */
export async function renewKey(editor: Editor): Promise<string> {
  const key = `gsa_${randomBytes(KEY_BYTES).toString('hex')}`
  await changed(editor, 'created', async (trx) => {
    const { id: affiliateId } = await requireEarning(editor.principal.userId, trx)
    await trx
      .insertQuery()
      .table('affiliate_keys')
      .insert({
        affiliate_id: affiliateId,
        key_hash: hashOfKey(key),
        ending: key.slice(-ENDING_LENGTH),
        created_at: clock.now(),
        last_used_at: null,
      })
  })
  return key
}

/** Takes one's own key away, in every state; nothing happens without one. Throws as `renewKey` for somebody who is no affiliate. */
export const removeKey = (editor: Editor): Promise<void> =>
  changed(editor, 'removed', async () => {})

async function changed(
  editor: Editor,
  key: 'created' | 'removed',
  then: (trx: Trx) => Promise<void>
): Promise<void> {
  await requireOnlineUser(editor.principal)
  await inTransaction(async (trx) => {
    const affiliate = await requireAffiliate(editor.principal.userId, trx)
    await trx.from('affiliate_keys').where('affiliate_id', affiliate.id).delete()
    await then(trx)
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'affiliate.key',
      subjectType: 'affiliate',
      subjectId: affiliate.id,
      detail: { after: { key } },
    })
  })
}
