import { reportDay } from '#core/requests/report_days'
import { vine } from '#core/requests/validation'

/** Query of GET /v1/me/affiliate/days and /v1/affiliates/:id/reach. */
export const daysValidator = vine.compile(
  vine.object({ from: reportDay().optional(), to: reportDay().optional() })
)
