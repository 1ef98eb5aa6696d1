/** Payment categories, methods and banks as staff edit them. */
import type { PaymentGatewayRow } from '@grandstand/shared-types/wire/money/payment_methods'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { gatewayNames, gatewayOf } from '#payments/gateways/gateways'
import * as banking from '#payments/methods/actions/edit_banks'
import * as sorting from '#payments/methods/actions/edit_categories'
import * as editing from '#payments/methods/actions/edit_methods'
import { bankResource, scopeBanks, withAmounts } from '#payments/methods/queries/bank_resource'
import { categoryResource, scopeCategories } from '#payments/methods/queries/category_resource'
import {
  methodResource,
  scopeMethods,
  withSecretNames,
} from '#payments/methods/queries/method_resource'
import { bankValidator } from '#payments/methods/validators/banks'
import { categoryValidator } from '#payments/methods/validators/categories'
import { methodValidator } from '#payments/methods/validators/methods'

const PERMISSION = 'payments.methods'

const categoryReads = { permission: PERMISSION, scope: scopeCategories } as const
const methodReads = {
  permission: PERMISSION,
  scope: scopeMethods,
  extend: withSecretNames,
} as const
const bankReads = { permission: PERMISSION, scope: scopeBanks, extend: withAmounts } as const

const categories = editsOf(categoryResource, PERMISSION, categoryReads)
const methods = editsOf(methodResource, PERMISSION, methodReads)
const banks = editsOf(bankResource, PERMISSION, bankReads)

const CATEGORY_ERRORS = ['isRequiredArea', 'amountTooSmall', 'webAddressInvalid'] as const
const METHOD_ERRORS = [...CATEGORY_ERRORS, 'alreadyExists', 'gatewayUnknown'] as const
const BANK_ERRORS = ['ibanWrong'] as const

export const methodEdits = {
  ...aroundList('paymentCategories', categoryResource, categoryReads),
  ...readOperations('paymentCategories', categoryResource, categoryReads),
  ...createOperation('paymentCategories', categories, {
    does: 'A new payment category.',
    stepUp: 'none: a place in a list',
    body: categoryValidator,
    bodyKb: 128,
    errors: CATEGORY_ERRORS,
    run: sorting.createCategory,
  }),
  ...updateOperation('paymentCategories', categories, {
    does: 'Changes a payment category.',
    stepUp: 'none: a place in a list',
    body: categoryValidator,
    bodyKb: 128,
    errors: [...CATEGORY_ERRORS, 'inUse'],
    run: sorting.updateCategory,
  }),
  ...deleteOperation('paymentCategories', categories, {
    does: 'Removes a payment category without methods.',
    stepUp: 'none: a place in a list',
    errors: ['inUse'],
    run: sorting.deleteCategory,
  }),
  ...aroundList('paymentMethods', methodResource, methodReads),
  ...readOperations('paymentMethods', methodResource, methodReads),
  ...createOperation('paymentMethods', methods, {
    does: 'A new payment method; secrets of its gateway are stored encrypted and never sent back.',
    stepUp: 'always',
    body: methodValidator,
    bodyKb: 256,
    errors: METHOD_ERRORS,
    run: editing.createMethod,
  }),
  ...updateOperation('paymentMethods', methods, {
    does: 'Changes a payment method; a secret that is not sent stays, an empty one goes.',
    stepUp: 'always',
    body: methodValidator,
    bodyKb: 256,
    errors: METHOD_ERRORS,
    run: editing.updateMethod,
  }),
  ...deleteOperation('paymentMethods', methods, {
    does: 'Removes a payment method without banks and open payments, whose withdrawals need no second officer.',
    stepUp: 'always',
    errors: ['inUse', 'boundCounts'],
    run: editing.deleteMethod,
  }),
  ...aroundList('paymentBanks', bankResource, bankReads),
  ...readOperations('paymentBanks', bankResource, bankReads),
  ...createOperation('paymentBanks', banks, {
    does: 'A new bank of a payment method, with its amounts.',
    stepUp: 'always',
    body: bankValidator,
    errors: BANK_ERRORS,
    run: banking.createBank,
  }),
  ...updateOperation('paymentBanks', banks, {
    does: 'Changes a bank and its amounts; an amount that is not sent goes.',
    stepUp: 'always',
    body: bankValidator,
    errors: BANK_ERRORS,
    run: banking.updateBank,
  }),
  ...deleteOperation('paymentBanks', banks, {
    does: 'Removes a bank with its amounts.',
    stepUp: 'always',
    run: banking.deleteBank,
  }),
}

export const paymentGateways = operation({
  method: 'GET',
  path: '/v1/payment-gateways',
  does: 'The gateways that a payment method can have.',
  who: PERMISSION,
  answers: reply<PaymentGatewayRow[]>(),
  handle: async () =>
    gatewayNames().map((name) => {
      const { payOut, readNotice, ask, statement } = gatewayOf(name)
      return {
        name,
        paysOut: payOut !== undefined,
        sendsNotices: readNotice !== undefined,
        canBeAsked: ask !== undefined,
        hasStatement: statement !== undefined,
      }
    }),
})
