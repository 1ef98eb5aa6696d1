/** The queues of deposits and withdrawals, and what officers do with a payment. */
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { PaymentDetail } from '@grandstand/shared-types/wire/money/payments'
import type { PaymentReport } from '@grandstand/shared-types/wire/money/payment_report'
import { operation, type StepUp } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import * as deciding from '#payments/queues/actions/decide'
import { paymentDetail } from '#payments/queues/queries/payment_detail'
import { paymentReport } from '#payments/queues/queries/payment_report'
import {
  paymentResource,
  scopePayments,
  withRisks,
} from '#payments/queues/queries/payment_resource'
import { reasonValidator, reportQuery } from '#payments/queues/validators/queues'

const reads = {
  permission: 'payments.view',
  scope: scopePayments,
  extend: withRisks,
  exportsPeople: true,
} as const
const { paymentsList } = readOperations('payments', paymentResource, reads)

const ACT_ERRORS: readonly ErrorKey[] = ['paymentClaimed', 'paymentState']
const DECIDES = 'payments.decide'

const showPayment = operation({
  method: 'GET',
  path: '/v1/payments/:id',
  does: 'A payment with its form, steps and transfers.',
  who: 'payments.view',
  answers: reply<PaymentDetail>(),
  handle: ({ params: { id }, principal }) => paymentDetail(id, principal),
})

interface Act {
  does: string
  stepUp: StepUp
  errors?: readonly ErrorKey[]
}

/** An act of an officer on a payment, which answers what became of it. */
const act = (name: string, work: typeof deciding.approve, { errors = [], ...said }: Act) =>
  operation({
    ...said,
    method: 'POST',
    path: `/v1/payments/:id/${name}`,
    who: DECIDES,
    answers: reply<PaymentDetail>(),
    errors: [...ACT_ERRORS, ...errors],
    async handle({ params: { id }, principal, ip }) {
      await work({ principal, ip }, id)
      return paymentDetail(id, principal)
    },
  })

/** The same with a reason. */
const actWithReason = (name: string, work: typeof deciding.refuse, said: Act) =>
  operation({
    ...said,
    method: 'POST',
    path: `/v1/payments/:id/${name}`,
    who: DECIDES,
    body: reasonValidator,
    answers: reply<PaymentDetail>(),
    errors: ACT_ERRORS,
    async handle({ params: { id }, principal, ip, body }) {
      await work({ principal, ip }, id, body.reason)
      return paymentDetail(id, principal)
    },
  })

const acts = {
  claimPayment: act('claim', deciding.claim, {
    does: 'Takes a payment on, so that no other officer works on it for half an hour.',
    stepUp: 'none: moves nothing',
  }),
  releasePayment: act('release', deciding.release, {
    does: 'Gives a payment that the officer took on back to the queue.',
    stepUp: 'none: moves nothing',
  }),
  approvePayment: act('approve', deciding.approve, {
    does: 'Credits a waiting deposit, or approves a waiting withdrawal, which is then paid out.',
    stepUp: 'always',
    errors: ['sameOfficer'],
  }),
  withdrawPaymentApproval: act('withdraw-approval', deciding.withdrawApproval, {
    does: 'The first of two officers takes the own approval back before the second gives theirs.',
    stepUp: 'none: moves nothing',
  }),
  refusePayment: actWithReason('refuse', deciding.refuse, {
    does: 'Refuses a payment; the money of a withdrawal goes back whole.',
    stepUp: 'none: money stays with the player',
  }),
  markPaymentPaid: act('pay', deciding.pay, {
    does: 'Marks an approved withdrawal as paid.',
    stepUp: 'always',
  }),
  returnPayment: actWithReason('return', deciding.giveBack, {
    does: 'Records that the money of a paid payment came back.',
    stepUp: 'always',
  }),
  creditPaymentAgain: actWithReason('credit-again', deciding.creditAgain, {
    does: 'Credits a deposit again whose return was taken back, as when a dispute is won.',
    stepUp: 'always',
  }),
  markPaymentLookedAt: actWithReason('looked-at', deciding.markLookedAt, {
    does: 'Says that staff have looked at what the gateway told of a payment and was not followed.',
    stepUp: 'none: moves nothing',
  }),
}

const showPaymentReport = operation({
  method: 'GET',
  path: '/v1/payment-report',
  mayLag: true,
  does: 'Sums of payments by method and day of the brand, as the ledger has them; at most 93 days, the last 14 where none are named.',
  who: 'payments.view',
  query: reportQuery,
  answers: reply<PaymentReport>(),
  errors: ['badRange'],
  handle: ({ principal, query }) => paymentReport(principal, query),
})

export const queues = {
  ...aroundList('payments', paymentResource, reads),
  paymentsList,
  showPayment,
  ...acts,
  showPaymentReport,
}
