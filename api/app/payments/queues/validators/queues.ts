import { exactObject, reason, vine } from '#core/requests/validation'
import { reportDay } from '#core/requests/report_days'

/** Body of a refusal or a return. */
export const reasonValidator = vine.compile(exactObject({ reason: reason() }))

/** Query of GET /v1/payment-report. */
export const reportQuery = vine.compile(
  vine.object({ from: reportDay().optional(), to: reportDay().optional() })
)
