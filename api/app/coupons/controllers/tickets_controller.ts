import type { HttpContext } from '@adonisjs/core/http'
import { codeParam } from '#coupons/code_param'
import { codeSeeker, findByCode } from '#coupons/find_by_code'
import { languageQuery } from '#coupons/language_query'
import { findTicket } from '#coupons/queries/ticket'

export default class TicketsController {
  /** GET /v1/tickets/:code?lang=; nobody needs to be signed in. */
  async show(ctx: HttpContext) {
    const seeker = await codeSeeker(ctx)
    const language = languageQuery(ctx)
    return findByCode('ticket', seeker, () => findTicket(codeParam(ctx), seeker.siteId, language))
  }
}
