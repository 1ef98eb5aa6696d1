import type { Operations } from '#core/operations/operation'
import { comparedMethods, comparePayments } from '#payments/asking/comparison_operation'
import { methodEdits, paymentGateways } from '#payments/methods/operations/method_edits'
import { queues } from '#payments/queues/operations/queues'
import { paymentNotice } from '#payments/operations/notices'
import {
  banks,
  cancelOwnPayment,
  orderDeposit,
  orderWithdrawal,
  paymentCategories,
  paymentOfPlayer,
  paymentsOfPlayer,
  wageringOfPlayer,
  withdrawalPreview,
} from '#payments/operations/players'

export const operations = {
  ...methodEdits,
  paymentGateways,
  ...queues,
  paymentCategories,
  banks,
  orderDeposit,
  orderWithdrawal,
  paymentsOfPlayer,
  paymentOfPlayer,
  cancelOwnPayment,
  wageringOfPlayer,
  withdrawalPreview,
  paymentNotice,
  comparedMethods,
  comparePayments,
} satisfies Operations
