/** Takes a statement of an affiliate from draft to approved, paid and locked, one step at a time. */
import db from '@adonisjs/lucid/services/db'
import {
  STATEMENT_STATES,
  type StatementState,
} from '@grandstand/shared-types/wire/money/statements'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor, Principal } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { requireCreditProof } from '#accounts/second_factor/credit_proof'
import { houseAccountId } from '#ledger/accounts'
import { reserveTransferId } from '#ledger/post'
import { payCommission } from '#statements/actions/pay_commission'

interface StatementRow {
  id: number
  userId: number
  currency: string
  payable: number
}

/** Throws 404 `notFound`, 409 `statementState` for a statement that is no draft. */
export const approveStatement = (editor: Editor, id: number): Promise<void> =>
  inTransaction((trx) => advance(trx, editor, id, 'approved'))

/** Throws 404 `notFound`, 409 `statementState` for a statement that was not paid. */
export const lockStatement = (editor: Editor, id: number): Promise<void> =>
  inTransaction((trx) => advance(trx, editor, id, 'locked'))

/**
 * Pays an approved statement into the affiliate's cash, once; a large one asks for step-up, as credit does. Throws 404
 * `notFound`, 403 `stepUpNeeded`, 409 `statementState`, 422 `currencyDiffers` [affiliate's, statement's] for an affiliate
 * without cash in the currency.
 */
export async function payStatement(editor: Editor, id: number): Promise<void> {
  const { principal } = editor
  const { currency, userId, payable } = await ofBrand(principal, id)
  await requireCreditProof(principal, { currency, amountMinor: payable })
  const houseId = await houseAccountId(principal.siteId, 'commission', currency)
  const transferId = await reserveTransferId()
  await inTransaction((trx) =>
    advance(trx, editor, id, 'paid', (statement) =>
      payCommission(trx, {
        id: transferId,
        key: `affiliateStatement:${statement.id}:commission`,
        siteId: principal.siteId,
        currency: statement.currency,
        referenceType: 'affiliatePayout',
        referenceId: statement.id,
        actorId: principal.userId,
        payeeId: statement.userId,
        amountMinor: statement.payable,
        houseId,
      })
    )
  )
  bus.emit('balanceChanged', { userIds: [userId] })
}

const TIME_COLUMN = { approved: 'approved_at', paid: 'paid_at', locked: 'locked_at' } as const
const VERB = { approved: 'approve', paid: 'pay', locked: 'lock' } as const

async function advance(
  trx: Trx,
  editor: Editor,
  id: number,
  to: Exclude<StatementState, 'draft'>,
  work: (statement: StatementRow) => Promise<void> = async () => {}
): Promise<void> {
  const statement = await ofBrand(editor.principal, id, trx)
  const from = must(STATEMENT_STATES[STATEMENT_STATES.indexOf(to) - 1], 'state before')
  const moved = await trx
    .from('affiliate_statements')
    .where({ id, state: from })
    .update({ state: to, [TIME_COLUMN[to]]: clock.now() })
  if (Number(moved) !== 1) throw new AppError('statementState')
  await work(statement)
  const { userId, currency, payable } = statement
  await recordAudit(trx, {
    ...authorOf(editor),
    action: `affiliateStatement.${VERB[to]}`,
    subjectType: 'affiliateStatement',
    subjectId: id,
    detail: { userId, currency, payableMinor: payable },
  })
}

async function ofBrand({ siteId }: Principal, id: number, trx?: Trx): Promise<StatementRow> {
  const row = await (trx ?? db)
    .query<StatementRow>()
    .from('affiliate_statements as s')
    .join('affiliates as f', 'f.id', 's.affiliate_id')
    .where({ 's.id': id, 'f.site_id': siteId })
    .select({ id: 's.id', userId: 'f.user_id', currency: 's.currency', payable: 's.payable' })
    .first()
  if (!row) throw AppError.notFound()
  return { ...row, id: Number(row.id), userId: Number(row.userId), payable: Number(row.payable) }
}
