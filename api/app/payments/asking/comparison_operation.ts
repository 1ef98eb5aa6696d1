/** The comparison of a gateway's books with ours, for staff. */
import db from '@adonisjs/lucid/services/db'
import type {
  ComparedMethod,
  PaymentComparison,
} from '@grandstand/shared-types/wire/money/payment_comparison'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { exactObject, rowId, vine } from '#core/requests/validation'
import { compareStatement } from '#payments/asking/compare_statement'
import { gatewayNames, gatewayOf } from '#payments/gateways/gateways'
import { methodsOf } from '#payments/methods/method'

const moment = () => vine.number().withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER)

const comparison = vine.compile(
  exactObject({
    methodId: rowId(),
    from: moment(),
    to: moment(),
    csv: vine.string().maxLength(200_000).optional(),
  })
)

export const comparedMethods = operation({
  method: 'GET',
  path: '/v1/payment-comparisons/methods',
  does: 'The methods of the brand whose payments can be compared, hidden ones too.',
  who: 'payments.compare',
  answers: reply<ComparedMethod[]>(),
  async handle({ principal: { siteId } }) {
    const known = new Set(gatewayNames())
    const methods = await methodsOf(db.connection(), siteId)
    return methods.map(({ id, names, direction, gateway }) => ({
      id,
      names,
      direction,
      hasStatement: known.has(gateway) && gatewayOf(gateway).statement !== undefined,
    }))
  },
})

export const comparePayments = operation({
  method: 'POST',
  path: '/v1/payment-comparisons',
  does: 'Compares the statement of a method’s gateway, or a settlement file, with the ledger; changes nothing.',
  stepUp: 'none: changes nothing',
  who: 'payments.compare',
  body: comparison,
  bodyKb: 256,
  answers: reply<PaymentComparison>(),
  errors: ['notFound', 'gatewayUnknown', 'gatewayFailed', 'fileLineWrong'],
  notes: {
    in: '`from` to before `to`, epoch milliseconds; `csv` a settlement file ([payments.md](payments.md#asking-and-comparing)), read instead of the statement',
  },
  handle: ({ principal: { siteId }, body: { methodId, from, to, csv } }) =>
    compareStatement({ siteId, methodId, fromMs: from, toMs: to }, csv),
})
