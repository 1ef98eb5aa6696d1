/** The check of a ticket of a draw, open to anybody who has it, and its papers. */
import {
  DRAW_PAPERS,
  type DrawPrintView,
  type DrawTicketCheck,
} from '@grandstand/shared-types/wire/draws'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { exactObject, reason, rowId, vine } from '#core/requests/validation'
import { countWork } from '#core/throttle/work_rate'
import { codeOf, codeSeeker, findByCode } from '#coupons/queries/find_by_code'
import { cancelDrawPrint } from '#printing/actions/cancel_draw_print'
import { askDrawPrint } from '#printing/actions/print_draw_ticket'
import { PRINTERS } from '#printing/operations/prints'
import { drawPrintOf, drawTicketCheck } from '#printing/queries/draw_ticket'
import { paperOf } from '#printing/ticket_signature'

export const checkDrawTicket = operation({
  method: 'GET',
  path: '/v1/draw-ticket-check/:code',
  does: "Checks a ticket of a draw by the signed code of its paper, or by the ticket's own code in any case.",
  spec: ['bingo check'],
  who: 'visitor',
  answers: reply<DrawTicketCheck>(),
  errors: ['tooManyAttempts', 'ticketForged'],
  notes: {
    in: 'the 26 digits of a paper, spaces and hyphens left out or not',
    out: '`refusals`: why nothing is paid on it: a copy, a cancelled print, a cancelled ticket, one that is paid',
  },
  async handle({ ctx, params: { code } }) {
    const seeker = await codeSeeker(ctx)
    const paper = paperOf(code, 'drawTicket')
    const missing = paper === 'forged' ? new AppError('ticketForged') : AppError.notFound()
    return findByCode(
      'ticket',
      seeker,
      async () => {
        if (paper === 'forged') return null
        if (!paper) return drawTicketCheck({ code: codeOf(code) }, seeker.siteId)
        const print = await drawPrintOf(paper, seeker.siteId)
        return print && drawTicketCheck(print, seeker.siteId)
      },
      missing
    )
  },
})

export const cancelDrawTicketPrint = operation({
  method: 'POST',
  path: '/v1/draw-prints/:id/cancel',
  does: 'Cancels a print of a ticket of a draw whose paper did not come out: that paper is refused, and the next print takes its place.',
  spec: ['print cancel'],
  who: 'coupons.print',
  body: vine.compile(exactObject({ reason: reason() })),
  answers: nothing(),
  errors: ['updatedError'],
  async handle({ params: { id }, body, principal, ip }) {
    await cancelDrawPrint({ principal, ip }, id, body.reason)
  },
})

export const askDrawTicketPrint = operation({
  method: 'POST',
  path: '/v1/draw-prints',
  does: 'Asks for a print of a ticket of a draw, or of the receipt of what it won.',
  who: PRINTERS,
  idempotent: 'optional',
  body: vine.compile(exactObject({ ticketId: rowId(), paper: vine.enum(DRAW_PAPERS) })),
  answers: reply<DrawPrintView>(201),
  errors: ['notFound', 'printNotPossible', 'tooManyPrints', 'tooManyAttempts'],
  notes: {
    out: 'the first print is the original, later ones are copies, a cancelled print aside; `page` is then fetched once, within two minutes, by `GET /v1/print/:page?drawTicketId=`',
  },
  async handle({ body, principal, key, ip }) {
    await countWork('prints', principal, ip)
    return askDrawPrint({ principal, ip }, body, key)
  },
})
