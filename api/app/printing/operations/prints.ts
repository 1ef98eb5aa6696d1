/** Asking for prints of a coupon, and their history. */
import { PRINT_SUBJECTS } from '@grandstand/shared-types/coupons/model/prints'
import type { PrintView } from '@grandstand/shared-types/wire/betting/printing'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { exactObject, reason, rowId, vine } from '#core/requests/validation'
import { countWork } from '#core/throttle/work_rate'
import * as asking from '#printing/actions/ask_print'
import * as cancelling from '#printing/actions/cancel_print'
import { printInSight, printsOfCoupon, printView } from '#printing/queries/prints'

/** Players print their own coupons, staff with the permission those of the branch. */
export const PRINTERS = ['player', 'terminal', 'coupons.print'] as const

export const askPrint = operation({
  method: 'POST',
  path: '/v1/prints',
  does: "Asks for a print of a coupon's ticket, or of the receipt of its payout or cancellation.",
  who: PRINTERS,
  idempotent: 'optional',
  body: vine.compile(exactObject({ couponId: rowId(), subject: vine.enum(PRINT_SUBJECTS) })),
  answers: reply<PrintView>(201),
  errors: ['notFound', 'printNotPossible', 'tooManyPrints', 'tooManyAttempts'],
  notes: {
    out: 'the first print is the original, later ones are copies (`copyNumber`), a cancelled print aside; `page` is then fetched once, within two minutes, by `GET /v1/print/:page?couponId=`',
  },
  async handle({ body, principal, key, ip }) {
    await countWork('prints', principal, ip)
    return printView(await asking.askPrint({ principal, ip }, body, key), principal)
  },
})

export const printStatus = operation({
  method: 'GET',
  path: '/v1/prints/:id',
  does: 'A print: whether its page was fetched, or the print cancelled.',
  spec: ['print status'],
  who: PRINTERS,
  answers: reply<PrintView>(),
  handle: async ({ params: { id }, principal }) =>
    printView(await printInSight(principal, id), principal),
})

export const cancelPrint = operation({
  method: 'POST',
  path: '/v1/prints/:id/cancel',
  does: 'Cancels a print whose paper did not come out: that paper is refused, and the next print takes its place.',
  spec: ['print cancel'],
  who: 'coupons.print',
  body: vine.compile(exactObject({ reason: reason() })),
  answers: reply<PrintView>(),
  errors: ['updatedError'],
  handle: async ({ params: { id }, body, principal, ip }) =>
    printView(await cancelling.cancelPrint({ principal, ip }, id, body.reason), principal),
})

export const couponPrints = operation({
  method: 'GET',
  path: '/v1/coupons/:id/prints',
  does: 'Every print of a coupon, oldest first.',
  who: ['player', 'terminal', 'coupons.view'],
  answers: reply<PrintView[]>(),
  notes: {
    out: 'staff of the branch learn who printed, where from, and why a print was cancelled',
  },
  handle: ({ params: { id }, principal }) => printsOfCoupon(principal, id),
})
