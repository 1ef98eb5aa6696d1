/** Batches of promo codes, as staff make them (rules 15.2). */
import type { PromoBatchBody, PromoCodes } from '@grandstand/shared-types/wire/bonuses/office'
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction, insertAll, type Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { offersOf } from '#bonuses/offers/offer'
import {
  promoCodeHash,
  newPromoCode,
  openPromoCode,
  sealPromoCode,
  shownPromoCode,
} from '#bonuses/promo/promo_code'

/**
 * Makes a batch of codes. Throws 404 `notFound` for an offer of nobody, 422 `unknownEntry` for one that needs no code,
 * `amountTooSmall` [now] at `expiresAt`.
 */
export async function makeBatch(editor: Editor, order: PromoBatchBody): Promise<number> {
  const { siteId, userId } = editor.principal
  const { bonusId, label, count, expiresAt } = order
  const now = clock.now()
  if (expiresAt !== null && expiresAt <= now) {
    throw AppError.field('expiresAt', 'amountTooSmall', [now])
  }
  return inTransaction(async (trx) => {
    const { category } = found((await offersOf(trx, siteId, bonusId))[0])
    if (category !== 'promoCode') throw AppError.field('bonusId', 'unknownEntry')
    const [inserted]: number[] = await trx.insertQuery().table('promo_batches').insert({
      site_id: siteId,
      bonus_id: bonusId,
      label,
      count,
      maker_id: userId,
      expires_at: expiresAt,
      created_at: now,
    })
    const id = must(inserted, 'id of a batch')
    const codes = Array.from({ length: count }, newPromoCode)
    await insertAll(
      trx,
      'promo_codes',
      codes.map((code) => ({
        batch_id: id,
        code_hash: promoCodeHash.of(code),
        sealed_code: sealPromoCode(code),
      }))
    )
    await record(trx, editor, id, 'promoBatch.make', { bonusId, label, count, expiresAt })
    return id
  })
}

/** The codes of a batch, once; afterwards the database has only their hashes. Throws 404 `notFound`, 409 `bonusOver`. */
export async function takeCodes(editor: Editor, id: number): Promise<PromoCodes> {
  return inTransaction(async (trx) => {
    const batch = await lockBatch(trx, editor, id)
    if (batch.codesTakenAt !== null || batch.voidedAt !== null) throw new AppError('bonusOver')
    const rows: { sealed: string }[] = await trx
      .query<{ sealed: string }>()
      .from('promo_codes')
      .where('batch_id', id)
      .whereNotNull('sealed_code')
      .orderBy('id')
      .select({ sealed: 'sealed_code' })
    await trx.from('promo_codes').where('batch_id', id).update({ sealed_code: null })
    await trx.from('promo_batches').where('id', id).update({ codes_taken_at: clock.now() })
    await record(trx, editor, id, 'promoBatch.takeCodes', { count: rows.length })
    return { codes: rows.map(({ sealed }) => shownPromoCode(openPromoCode(sealed))) }
  })
}

/** Makes the codes that are left void. Throws 404 `notFound`, 409 `bonusOver` the second time. */
export async function voidBatch(editor: Editor, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const batch = await lockBatch(trx, editor, id)
    if (batch.voidedAt !== null) throw new AppError('bonusOver')
    await trx.from('promo_batches').where('id', id).update({ voided_at: clock.now() })
    await record(trx, editor, id, 'promoBatch.void', {})
  })
}

interface Batch {
  codesTakenAt: number | null
  voidedAt: number | null
}

async function lockBatch(trx: Trx, { principal }: Editor, id: number): Promise<Batch> {
  const row = await trx
    .query<Batch>()
    .from('promo_batches')
    .where({ id, site_id: principal.siteId })
    .select({ codesTakenAt: 'codes_taken_at', voidedAt: 'voided_at' })
    .forUpdate()
    .first()
  return found(row)
}

const record = (
  trx: Trx,
  editor: Editor,
  id: number,
  action: 'promoBatch.make' | 'promoBatch.takeCodes' | 'promoBatch.void',
  detail: Record<string, unknown>
) =>
  recordAudit(trx, {
    ...authorOf(editor),
    action,
    subjectType: 'promoBatch',
    subjectId: id,
    detail,
  })
