import { exactObject, reason, vine } from '#core/requests/validation'

/** Body of a refusal or a return. */
export const reasonValidator = vine.compile(exactObject({ reason: reason() }))

const A_DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const day = () => vine.string().regex(A_DAY)

/** Query of GET /v1/payment-report. */
export const reportQuery = vine.compile(
  vine.object({ from: day().optional(), to: day().optional() })
)
