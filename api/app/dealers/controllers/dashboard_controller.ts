import type { HttpContext } from '@adonisjs/core/http'
import { isStaff, requirePrincipal } from '#core/access'
import { AppError } from '#core/app_error'
import { dashboard } from '#dealers/queries/dashboard'

export default class DashboardController {
  /** GET /v1/dashboard: for every member of the staff, each with their own branch. */
  async show(ctx: HttpContext) {
    const principal = requirePrincipal(ctx)
    if (!isStaff(principal)) throw AppError.notAllowed()
    return dashboard(principal)
  }
}
