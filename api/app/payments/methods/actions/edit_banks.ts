/** Banks of a payment method, each saved with its amounts. Each change writes a row of the audit log. */
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { authorOf, recordEdit } from '#audit/record_audit'
import { insertAll, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import type { SentBank } from '#payments/methods/validators/banks'

/** Throws 422 `unknownEntry` at a method that the brand does not have, and at an amount of another bank. */
export const createBank = (editor: Editor, sent: SentBank): Promise<number> =>
  editing(async (trx) => {
    await requireMethod(trx, editor, sent.methodId)
    const id = await insertRow(trx, editor, 'payment_banks', columnsOf(sent))
    await storeAmounts(trx, editor, id, sent.amounts)
    return id
  })

/** Throws 404 `notFound`, 422 as `createBank`. */
export const updateBank = (editor: Editor, id: number, sent: SentBank): Promise<void> =>
  editing(async (trx) => {
    await requireMethod(trx, editor, sent.methodId)
    await updateRow(trx, editor, 'payment_banks', id, columnsOf(sent))
    await storeAmounts(trx, editor, id, sent.amounts)
  })

/** Removes a bank with its amounts. Throws 404 `notFound`. */
export const deleteBank = (editor: Editor, id: number): Promise<void> =>
  editing(async (trx) => {
    // a bank of another brand is not found below, which takes this back
    await trx.from('payment_bank_amounts').where('bank_id', id).delete()
    await deleteRow(trx, editor, 'payment_banks', id)
  })

async function requireMethod(trx: Trx, { principal }: Editor, methodId: number): Promise<void> {
  const method = await trx
    .from('payment_methods')
    .where({ id: methodId, site_id: principal.siteId })
    .select('id')
    .first()
  if (!method) throw AppError.field('methodId', 'unknownEntry')
}

interface StoredAmount {
  id: number
  amount: number
  currency: string
  is_shown: number
}

/** Replaces the amounts of a bank; those with an id keep it, so that open pages of players stay right. */
async function storeAmounts(trx: Trx, editor: Editor, bankId: number, sent: SentBank['amounts']) {
  const stored = await amountsOf(trx, bankId)
  const stray = sent.findIndex(({ id }) => id !== undefined && !stored.some((a) => a.id === id))
  if (stray !== -1) throw AppError.field(`amounts.${stray}.id`, 'unknownEntry')
  const gone = stored.filter(({ id }) => !sent.some((amount) => amount.id === id))
  for (const { id } of gone) await trx.from('payment_bank_amounts').where('id', id).delete()
  const added = []
  for (const { id, amountMinor, currency, isShown } of sent) {
    const columns = { amount: amountMinor, currency, is_shown: isShown }
    if (id === undefined) added.push({ bank_id: bankId, ...columns, is_shown: Number(isShown) })
    else await trx.from('payment_bank_amounts').where('id', id).update(columns)
  }
  if (added.length > 0) await insertAll(trx, 'payment_bank_amounts', added)
  const [before, after] = [stored, await amountsOf(trx, bankId)].map((amounts) =>
    JSON.stringify(amounts)
  )
  if (before === after) return
  await recordEdit(trx, authorOf(editor), {
    table: 'payment_banks',
    verb: 'update',
    id: bankId,
    detail: { before: { amounts: before }, after: { amounts: after } },
  })
}

async function amountsOf(trx: Trx, bankId: number): Promise<StoredAmount[]> {
  const rows: StoredAmount[] = await trx
    .query<StoredAmount>()
    .from('payment_bank_amounts')
    .where('bank_id', bankId)
    .orderBy('id')
    .select(['id', 'amount', 'currency', 'is_shown'])
  return rows.map((row) => ({
    id: Number(row.id),
    amount: Number(row.amount),
    currency: row.currency,
    is_shown: Number(row.is_shown),
  }))
}

const columnsOf = (sent: SentBank) => ({
  method_id: sent.methodId,
  name: sent.name,
  swift_code: sent.swiftCode,
  account: sent.account,
  list_order: sent.listOrder,
  is_shown: sent.isShown,
})
