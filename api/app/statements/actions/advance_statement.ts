/** Takes a statement from draft to approved, paid and locked, one step at a time. */
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
import { scopeToPrincipal, type Editor, type Principal } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { requireCreditProof } from '#accounts/second_factor/credit_proof'
import { houseAccountId } from '#ledger/accounts'
import { reserveTransferId } from '#ledger/post'
import { payCommission } from '#statements/actions/pay_commission'

interface StatementRow {
  id: number
  siteId: number
  dealerId: number
  state: StatementState
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
 * Pays the commission of an approved statement into the dealer's cash, once; a large one asks for step-up, as credit
 * does. Throws 404 `notFound`, 403 `stepUpNeeded`, 409 `statementState`, 422 `currencyDiffers` [dealer's, statement's]
 * for a dealer without cash in the currency of a commission.
 */
export async function payStatement(editor: Editor, id: number): Promise<void> {
  const { principal } = editor
  const { siteId, currency, dealerId, payable } = await inSight(principal, id)
  await requireCreditProof(principal, { currency, amountMinor: payable })
  const houseId = await houseAccountId(siteId, 'commission', currency)
  const transferId = await reserveTransferId()
  await inTransaction(async (trx) => {
    await advance(trx, editor, id, 'paid', (statement) =>
      payCommission(trx, {
        id: transferId,
        key: `statement:${statement.id}:commission`,
        siteId: statement.siteId,
        currency: statement.currency,
        referenceType: 'statement',
        referenceId: statement.id,
        actorId: principal.userId,
        payeeId: statement.dealerId,
        amountMinor: statement.payable,
        houseId,
      })
    )
  })
  bus.emit('balanceChanged', { userIds: [dealerId] })
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
  const statement = await inSight(editor.principal, id, trx)
  const from = must(STATEMENT_STATES[STATEMENT_STATES.indexOf(to) - 1], 'state before')
  const moved = await trx
    .from('statements')
    .where({ id, state: from })
    .update({ state: to, [TIME_COLUMN[to]]: clock.now() })
  if (Number(moved) !== 1) throw new AppError('statementState')
  await work(statement)
  await recordAudit(trx, {
    ...authorOf(editor),
    action: `statement.${VERB[to]}`,
    subjectType: 'statement',
    subjectId: id,
    detail: {
      dealerId: statement.dealerId,
      currency: statement.currency,
      payableMinor: statement.payable,
    },
  })
}

async function inSight(principal: Principal, id: number, trx?: Trx): Promise<StatementRow> {
  const query = (trx ?? db)
    .query<StatementRow>()
    .from('statements')
    .join('users', 'users.id', 'statements.dealer_id')
    .where('statements.id', id)
    .select({ id: 'statements.id', siteId: 'users.site_id', dealerId: 'statements.dealer_id' })
    .select({ state: 'statements.state', currency: 'statements.currency' })
    .select({ payable: 'statements.payable' })
  const row = await scopeToPrincipal(query, principal).first()
  if (!row) throw AppError.notFound()
  return {
    ...row,
    siteId: Number(row.siteId),
    dealerId: Number(row.dealerId),
    payable: Number(row.payable),
  }
}
