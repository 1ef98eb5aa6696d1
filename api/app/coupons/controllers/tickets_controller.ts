import type { HttpContext } from '@adonisjs/core/http'
import { checkTicket } from '#coupons/actions/ticket_check'
import { codeParam } from '#coupons/code_param'
import { languageQuery } from '#coupons/language_query'
import { siteByHost } from '#sites/current_site'

export default class TicketsController {
  /** GET /v1/tickets/:code?lang=; nobody needs to be signed in. */
  async show(ctx: HttpContext) {
    const site = await siteByHost(ctx.request.hostname() ?? '')
    return checkTicket(codeParam(ctx), site.id, ctx.request.ip(), languageQuery(ctx))
  }
}
