/** Bills of desks: cut within a shift or at its end, printed by the desk, listed for staff. */
import type {
  BillList,
  BillPrint,
  BillView,
  DeskRow,
} from '@grandstand/shared-types/wire/desk/desk'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { scopeToPrincipal } from '#core/requests/access'
import { rowId, vine } from '#core/requests/validation'
import { countWork } from '#core/throttle/work_rate'
import * as cutting from '#desk/actions/cut_bill'
import * as printing from '#desk/actions/print_bill'
import { billResource, withTakings } from '#desk/queries/bill_resource'
import { billsOf } from '#desk/queries/bills'
import { desksOfShop } from '#desk/queries/desks_of_shop'

const AT_DESK = ['desk.sell', 'desk.pay'] as const

const listed = { permission: 'desk.view', scope: scopeToPrincipal, extend: withTakings } as const

export const billLists = {
  ...aroundList('bills', billResource, listed),
  ...readOperations('bills', billResource, listed),
}

export const bills = operation({
  method: 'GET',
  path: '/v1/desk/bills',
  does: "The caller's bills, twenty at a time, the newest first.",
  spec: ['bills'],
  who: AT_DESK,
  query: vine.compile(vine.object({ before: rowId().optional() })),
  answers: reply<BillList>(),
  handle: ({ principal, query }) => billsOf(principal.userId, query.before),
})

export const cutBill = operation({
  method: 'POST',
  path: '/v1/desk/bills',
  does: 'Cuts a bill within the open shift; closing the shift cuts the last one.',
  stepUp: 'none: work at the desk',
  spec: ['cut-off bill'],
  who: AT_DESK,
  idempotent: 'required',
  answers: reply<BillView>(201),
  errors: ['shiftNotOpen'],
  handle: ({ principal, key, ip }) => cutting.cutBill({ principal, ip }, key),
})

export const askBillPrint = operation({
  method: 'POST',
  path: '/v1/desk/bills/:id/prints',
  does: "Asks for a print of a bill of one's own: the first is the original, each later one a copy.",
  stepUp: 'none: work at the desk',
  who: AT_DESK,
  idempotent: 'required',
  answers: reply<BillPrint>(201),
  errors: ['notFound', 'tooManyPrints', 'tooManyAttempts'],
  notes: {
    out: 'the page is then fetched once, within two minutes, by `GET /v1/print/reset?billId=`',
  },
  async handle({ params: { id }, principal, key, ip }) {
    await countWork('prints', principal, ip)
    return printing.askBillPrint({ principal, ip }, id, key)
  },
})

export const desksOfTheShop = operation({
  method: 'GET',
  path: '/v1/desk/shop',
  does: 'The desks of the shop, each with the shift that is open at it.',
  who: 'desk.view',
  answers: reply<DeskRow[]>(),
  notes: {
    out: 'a terminal: the desks of the dealer directly above; staff: those of the branch; at most 200',
  },
  handle: ({ principal }) => desksOfShop(principal),
})
