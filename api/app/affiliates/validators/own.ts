import { reportDay } from '#core/requests/report_days'
import { vine, inForm } from '#core/requests/validation'

/** Query of GET /v1/me/affiliate/days. */
export const ownDaysValidator = vine.compile(
  vine.object({ from: reportDay().optional(), to: reportDay().optional() })
)

/** Body of POST /v1/affiliate-clicks. */
export const clickValidator = vine.compile(
  vine.object({
    code: vine.string().maxLength(40),
    clickId: vine.string().use(inForm(/^[0-9a-f]{32}$/, '0123456789abcdef0123456789abcdef')),
  })
)
