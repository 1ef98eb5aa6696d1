import { randomInt } from 'node:crypto'
import { CODE_CHARACTERS, CODE_LENGTH } from '@grandstand/shared-types/affiliates/link_codes'
import { MOST_CODES } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { affiliateOfUser, requireOnlineUser } from '#affiliates/own_affiliate_row'

const newCode = (): string =>
  Array.from(
    { length: CODE_LENGTH },
    () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]
  ).join('')

/** Gives an affiliate a new code. Of a million codes of a brand, two are equal once in a million times; the unique key then refuses. */
export async function insertCode(
  trx: Trx,
  { siteId, affiliateId }: { siteId: number; affiliateId: number }
): Promise<string> {
  const code = newCode()
  await trx.insertQuery().table('affiliate_codes').insert({
    site_id: siteId,
    affiliate_id: affiliateId,
    code,
    created_at: clock.now(),
  })
  return code
}

/**
 * Another code of one's own, twenty at most. Throws 403 `notAllowed` for somebody who is no approved affiliate, and beyond
 * the last code.
 */
export async function addCode(editor: Editor): Promise<void> {
  const { userId, siteId } = editor.principal
  await requireOnlineUser(editor.principal)
  await inTransaction(async (trx) => {
    const affiliate = await affiliateOfUser(userId, trx)
    if (affiliate?.state !== 'approved') throw AppError.notAllowed()
    const codes = await trx
      .from('affiliate_codes')
      .where('affiliate_id', affiliate.id)
      .select('id')
      .forUpdate()
    if (codes.length >= MOST_CODES) throw AppError.notAllowed()
    const code = await insertCode(trx, { siteId, affiliateId: affiliate.id })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'affiliate.code',
      subjectType: 'affiliate',
      subjectId: affiliate.id,
      detail: { after: { code } },
    })
  })
}
