/** The check of a ticket, open to anybody who has it. */
import type { TicketView } from '@grandstand/shared-types/wire/betting/printing'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { codeOf, codeSeeker, findByCode } from '#coupons/queries/find_by_code'
import { languageQuery } from '#coupons/validators/language'
import { ticketByCode, ticketByPaper } from '#printing/queries/ticket'
import { paperOf } from '#printing/ticket_signature'

export const ticket = operation({
  method: 'GET',
  path: '/v1/tickets/:code',
  does: "Checks a ticket by the signed code of its paper, or by the coupon's own code in any case.",
  spec: ['ticket check by code'],
  who: 'visitor',
  query: languageQuery,
  answers: reply<TicketView>(),
  errors: ['tooManyAttempts', 'ticketForged'],
  notes: {
    in: 'the 26 digits of a paper, spaces and hyphens left out or not',
    out: '`refusals`: why nothing is paid on it: a copy, a cancelled print, a coupon that is void, sold or paid; staff of the branch also learn who and where',
  },
  async handle({ ctx, params, query, principal }) {
    const seeker = await codeSeeker(ctx)
    const paper = paperOf(params.code)
    const question = { siteId: seeker.siteId, reader: principal, language: query.lang }
    if (paper === 'forged') {
      return findByCode<TicketView>(
        'ticket',
        seeker,
        async () => null,
        new AppError('ticketForged')
      )
    }
    return findByCode('ticket', seeker, () =>
      paper ? ticketByPaper(paper, question) : ticketByCode(codeOf(params.code), question)
    )
  },
})
