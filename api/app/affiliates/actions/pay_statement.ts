/** Pays a statement of an affiliate (rules 16.7). */
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { FaultPoints } from '#core/fault_points'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { requireCreditProof } from '#accounts/second_factor/credit_proof'
import { houseAccountId } from '#ledger/accounts'
import { reserveTransferId } from '#ledger/post'
import { payCommission } from '#statements/actions/pay_commission'
import {
  advance,
  auditStatement,
  lockedStatement,
  statementToMove,
  type StatementToMove,
} from '#affiliates/actions/advance_statement'
import { payOut, planPayout } from '#affiliates/actions/pay_out_statement'
import { isAboveBound } from '#affiliates/statement_bound'
import { tellOfWithdrawal } from '#payments/moving/withdrawal_news'
import { siteById } from '#sites/current_site'

/** Steps of a payment at which a test stops it. */
export const payFaults = new FaultPoints<'moved' | 'posted' | 'ordered'>()

/** The house's side of a payment, made before its transaction. */
interface Books {
  transferId: number
  houseId: number
}

/**
 * Pays an approved statement into the affiliate's cash, once, and orders the withdrawal by which the affiliate wants it; a large one asks
 * for step-up, as credit does. Above the brand's
 * bound the first officer only leaves a mark, and the second must be another person: 403 `sameOfficer`. Throws 404
 * `notFound`, 403 `stepUpNeeded`, 409 `statementState`, 422 `currencyDiffers` [affiliate's, statement's] for an affiliate
 * without cash in the currency.
 */
export async function payStatement(editor: Editor, id: number): Promise<void> {
  const { principal } = editor
  const known = await statementToMove(principal, id)
  const { currency, userId, payableMinor } = known
  await requireCreditProof(principal, { currency, amountMinor: payableMinor })
  const books = {
    houseId: await houseAccountId(principal.siteId, 'commission', currency),
    transferId: await reserveTransferId(),
  }
  const planned = await planPayout(editor, known)
  const paid = await inTransaction(async (trx) => {
    const statement = await lockedStatement(trx, editor, id)
    if (await isFirstOfTwo(trx, editor, statement)) return null
    await advance(trx, editor, statement, 'paid')
    payFaults.reach('moved')
    await payCommission(trx, commissionOf(editor, statement, books))
    payFaults.reach('posted')
    const payout = await payOut(trx, editor, id, planned)
    payFaults.reach('ordered')
    return { payout }
  })
  if (!paid) return
  bus.emit('balanceChanged', { userIds: [userId] })
  if (paid.payout) tellOfWithdrawal(paid.payout)
}

/**
 * The first of two officers takes the own approval back before the second has given theirs. Throws 404 `notFound`, 409
 * `statementState` for a statement that waits for no second officer, 403 `notAllowed` for an approval of somebody else.
 */
export const withdrawPayment = (editor: Editor, id: number): Promise<void> =>
  inTransaction(async (trx) => {
    const statement = await lockedStatement(trx, editor, id)
    const { state, firstApprovedBy } = statement
    if (state !== 'approved' || firstApprovedBy === null) throw new AppError('statementState')
    if (firstApprovedBy !== editor.principal.userId) throw AppError.notAllowed()
    await mark(trx, id, null)
    await auditStatement(trx, editor, statement, 'affiliateStatement.approvalWithdraw')
  })

/** Whether the officer is the first of two, who is then marked. Throws 403 `sameOfficer`, 409 `statementState`. */
async function isFirstOfTwo(
  trx: Trx,
  editor: Editor,
  statement: StatementToMove
): Promise<boolean> {
  const { id, state, firstApprovedBy } = statement
  const { userId, siteId } = editor.principal
  if (state !== 'approved') throw new AppError('statementState')
  if (firstApprovedBy === userId) throw new AppError('sameOfficer')
  if (firstApprovedBy !== null || !isAboveBound(await siteById(siteId), statement)) return false
  await mark(trx, id, userId)
  await auditStatement(trx, editor, statement, 'affiliateStatement.payFirst')
  return true
}

const mark = (trx: Trx, id: number, officerId: number | null) =>
  trx.from('affiliate_statements').where('id', id).update({ first_approved_by: officerId })

const commissionOf = (
  { principal: { siteId, userId } }: Editor,
  { id, currency, userId: payeeId, payableMinor }: StatementToMove,
  { transferId, houseId }: Books
) => ({
  id: transferId,
  key: `affiliateStatement:${id}:commission`,
  siteId,
  currency,
  referenceType: 'affiliatePayout' as const,
  referenceId: id,
  actorId: userId,
  payeeId,
  amountMinor: payableMinor,
  houseId,
})
