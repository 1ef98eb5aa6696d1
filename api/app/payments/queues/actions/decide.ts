/** What officers do with a payment (rules 11.4). Each throws as `act` does. */
import { isOver, mayMove } from '@grandstand/shared-types/payments/states'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { writeStep } from '#payments/moving/write_step'
import type { Payment } from '#payments/moving/payment'
import { act } from '#payments/queues/actions/officer_acts'
import { askAfterApproval, mayBePayingOut, payOut } from '#payments/paying_out/pay_out'
import { setClaim } from '#payments/queues/claim'
import { needsTwoOfficers } from '#payments/queues/two_officers'

/** Takes the payment on. Throws 409 `paymentState` [state] for a payment that is over. */
export const claim = (editor: Editor, id: number): Promise<void> =>
  act(editor, id, { action: 'payment.claim' }, async ({ trx, payment: { state } }) => {
    if (isOver(state)) throw new AppError('paymentState', { params: [state] })
    await setClaim(trx, id, editor.principal.userId)
  })

export const release = (editor: Editor, id: number): Promise<void> =>
  act(editor, id, { action: 'payment.release' }, async ({ trx }) => {
    await setClaim(trx, id, null)
  })

/**
 * Credits a deposit whose money the officer saw; approves a withdrawal, which the gateway then pays out. Above the method's
 * bound the first officer only leaves a mark, and the second must be another person: 403 `sameOfficer`. Throws 409
 * `paymentState` [state] for a payment that does not wait.
 */
export async function approve(editor: Editor, id: number): Promise<void> {
  const { userId: actorId } = editor.principal
  const isApproved = await act(editor, id, { action: 'payment.approve' }, async (locked) => {
    const { trx, payment, moveTo } = locked
    const { state, direction, firstApprovedBy } = payment
    if (state !== 'waiting') throw new AppError('paymentState', { params: [state] })
    if (firstApprovedBy === actorId) throw new AppError('sameOfficer')
    await setClaim(trx, id, null)
    if (firstApprovedBy === null && (await needsTwoOfficers(trx, payment))) {
      await trx.from('payments').where('id', id).update({ first_approved_by: actorId })
      await writeStep(trx, id, { state, actorId, note: 'firstApproval', transferId: null })
      return false
    }
    if (direction === 'deposit') {
      await moveTo('approved', { actorId })
      await moveTo('paid', { actorId })
      return false
    }
    await moveTo('approved', { actorId, askAt: askAfterApproval(payment) })
    return true
  })
  if (isApproved) await payOut(id)
}

/**
 * The first of two officers takes the own approval back before the second has given theirs. Throws 409 `paymentState` [state] for
 * a payment that waits for no second officer, 403 `notAllowed` for an approval of somebody else.
 */
export const withdrawApproval = (editor: Editor, id: number): Promise<void> =>
  act(editor, id, { action: 'payment.approvalWithdraw' }, async ({ trx, payment }) => {
    const { state, firstApprovedBy } = payment
    const { userId: actorId } = editor.principal
    if (state !== 'waiting' || firstApprovedBy === null) {
      throw new AppError('paymentState', { params: [state] })
    }
    if (firstApprovedBy !== actorId) throw AppError.notAllowed()
    await trx.from('payments').where('id', id).update({ first_approved_by: null })
    await writeStep(trx, id, { state, actorId, note: 'approvalWithdrawn', transferId: null })
  })

/**
 * Gives the money of a withdrawal back, or ends a deposit; `failed` where the payment was approved already. Throws 409
 * `paymentState` [state] for a withdrawal that its gateway may be paying out: the money would be given twice.
 */
export const refuse = (editor: Editor, id: number, reason: string): Promise<void> =>
  act(editor, id, { action: 'payment.refuse', reason }, async ({ trx, payment, moveTo }) => {
    if (mayBePayingOut(payment)) throw new AppError('paymentState', { params: [payment.state] })
    await setClaim(trx, id, null)
    const { actorId, text } = { actorId: editor.principal.userId, text: reason }
    const to = mayMove(payment.direction, payment.state, 'refused') ? 'refused' : 'failed'
    await moveTo(to, { actorId, reason: { text } })
  })

/** Marks a withdrawal as paid. Throws 409 `paymentState` [state] for a deposit, and for one that is not approved. */
export const pay = (editor: Editor, id: number): Promise<void> =>
  act(editor, id, { action: 'payment.pay' }, async ({ trx, payment, moveTo }) => {
    requireWithdrawal(payment)
    await setClaim(trx, id, null)
    await moveTo('paid', { actorId: editor.principal.userId })
  })

/** Money of a paid payment came back: a chargeback, or a withdrawal that the bank sent back. */
export const giveBack = (editor: Editor, id: number, reason: string): Promise<void> =>
  act(editor, id, { action: 'payment.return', reason }, async ({ moveTo }) => {
    await moveTo('returned', { actorId: editor.principal.userId, reason: { text: reason } })
  })

/**
 * Credits a deposit again whose return was taken back, as when a dispute is won. Throws 409 `paymentState` [state] for any
 * other payment.
 */
export const creditAgain = (editor: Editor, id: number, reason: string): Promise<void> =>
  act(editor, id, { action: 'payment.creditAgain', reason }, async ({ payment, moveTo }) => {
    const { direction, state } = payment
    if (direction !== 'deposit' || state !== 'returned') {
      throw new AppError('paymentState', { params: [state] })
    }
    await moveTo('paid', { actorId: editor.principal.userId, note: 'creditedAgain' })
  })

/** Says that staff have looked at what the gateway told, and have done what it asks for. */
export const markLookedAt = (editor: Editor, id: number, reason: string): Promise<void> =>
  act(editor, id, { action: 'payment.lookedAt', reason }, async ({ trx, payment: { state } }) => {
    await trx.from('payments').where('id', id).update({ needs_look: false })
    const { actorId, note } = { actorId: editor.principal.userId, note: reason }
    await writeStep(trx, id, { state, actorId, note, transferId: null })
  })

function requireWithdrawal({ direction, state }: Payment): void {
  if (direction !== 'withdrawal') throw new AppError('paymentState', { params: [state] })
}
