/** The server of an affiliate that is told of the steps of its players (rules 16.11). */
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { isPublicServer } from '#core/partners/public_server'
import { countWork } from '#core/throttle/work_rate'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { requireAffiliate, requireEarning, requireOnlineUser } from '#affiliates/own_affiliate_row'
import { PARTNER } from '#affiliates/postbacks/deliver'
import { newSecret, sealSecret } from '#affiliates/postbacks/secret'

const EXAMPLE = 'https://partner.example/postback'

/**
 * Tells another server from now on, under a new secret. Resolves to the secret. Throws 404 `notFound` as `requireOnlineUser`, 403
 * `notAllowed` for somebody who is no affiliate, or earns nothing, 422 `formWrong` [example] at `address` for one that is not of https,
 * leads nowhere or into a private network, 429 `tooManyAttempts` [seconds].
 */
export async function setPostbackServer(editor: Editor, address: string): Promise<string> {
  await requireOnlineUser(editor.principal)
  const { userId } = editor.principal
  await requireEarning(userId)
  await countWork('affiliateServers', editor.principal, editor.ip)
  if (!(await isPublicServer(PARTNER, address))) {
    throw AppError.field('address', 'formWrong', [EXAMPLE])
  }
  const secret = newSecret()
  await inTransaction(async (trx) => {
    const { id } = await requireEarning(userId, trx)
    await trx.from('affiliate_postback_servers').where('affiliate_id', id).delete()
    const now = clock.now()
    await trx
      .insertQuery()
      .table('affiliate_postback_servers')
      .insert({
        affiliate_id: id,
        address,
        sealed_secret: sealSecret(secret),
        free_at: now,
        created_at: now,
      })
    await audit(trx, editor, id, address)
  })
  return secret
}

/**
 * Tells no server any more, in every state; what waits is given up. Throws 404 `notFound` as `requireOnlineUser`, 403 `notAllowed`
 * for somebody who is no affiliate.
 */
export async function removePostbackServer(editor: Editor): Promise<void> {
  await requireOnlineUser(editor.principal)
  await inTransaction(async (trx) => {
    const { id } = await requireAffiliate(editor.principal.userId, trx)
    await trx.from('affiliate_postback_servers').where('affiliate_id', id).delete()
    await trx
      .from('affiliate_postbacks')
      .where({ affiliate_id: id, state: 'waiting' })
      .update({ state: 'failed', ended_at: clock.now() })
    await audit(trx, editor, id, null)
  })
}

const audit = (trx: Trx, editor: Editor, id: number, address: string | null) =>
  recordAudit(trx, {
    ...authorOf(editor),
    action: 'affiliate.postback',
    subjectType: 'affiliate',
    subjectId: id,
    detail: { after: { address } },
  })
