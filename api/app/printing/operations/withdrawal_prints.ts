/** Asking for prints of withdrawals. */
import type { WithdrawalPrintView } from '@grandstand/shared-types/wire/betting/printing'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { countWork } from '#core/throttle/work_rate'
import { askWithdrawalPrint } from '#printing/actions/print_withdrawal'
import { ownWithdrawalId } from '#printing/queries/withdrawal'

const ERRORS = ['notFound', 'tooManyPrints', 'tooManyAttempts'] as const
const NOTES = {
  out: 'the first print is the original, later ones are copies (`copyNumber`); the page is then fetched once, within two minutes, by `GET /v1/print/withdraw?transactionId=`',
}

export const askPaymentPrint = operation({
  method: 'POST',
  path: '/v1/payments/:id/prints',
  does: 'Asks for a print of a withdrawal of the branch.',
  stepUp: 'none: paper alone',
  spec: ['withdraw print'],
  who: 'payments.view',
  idempotent: 'required',
  answers: reply<WithdrawalPrintView>(201),
  errors: ERRORS,
  notes: NOTES,
  async handle({ params: { id }, principal, key, ip }) {
    await countWork('prints', principal, ip)
    return askWithdrawalPrint({ principal, ip }, id, key)
  },
})

export const askOwnPaymentPrint = operation({
  method: 'POST',
  path: '/v1/me/payments/:reference/prints',
  does: "Asks for a print of one's own withdrawal, at home or at a terminal.",
  spec: ['withdraw print'],
  who: ['player', 'terminal'],
  idempotent: 'required',
  answers: reply<WithdrawalPrintView>(201),
  errors: ERRORS,
  notes: NOTES,
  async handle({ params: { reference }, principal, key, ip }) {
    await countWork('prints', principal, ip)
    const id = await ownWithdrawalId(principal, reference)
    return askWithdrawalPrint({ principal, ip }, id, key)
  },
})
