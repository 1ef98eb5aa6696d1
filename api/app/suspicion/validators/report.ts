import {
  SUSPICION_RECIPIENT_LENGTH,
  SUSPICION_REFERENCE_LENGTH,
  SUSPICION_SIGNS,
  SUSPICION_TEXT_LENGTH,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { exactObject, reason, rowId, vine } from '#core/requests/validation'

const text = ({ min, max }: { min: number; max: number }) =>
  vine.string().trim().minLength(min).maxLength(max)

const account = { sign: vine.enum(SUSPICION_SIGNS), text: text(SUSPICION_TEXT_LENGTH) }

/** Body of POST /v1/suspicion-reports. */
export const newReportValidator = vine.compile(exactObject({ matchId: rowId(), ...account }))

/** Body of PUT /v1/suspicion-reports/:id; the form sends the whole row back. */
export const reportValidator = vine.compile(vine.object(account))

/** Body of what needs a reason. */
export const reasonValidator = vine.compile(exactObject({ reason: reason() }))

/** Body of POST /v1/suspicion-reports/:id/sendings. */
export const sendingValidator = vine.compile(
  exactObject({
    recipient: text(SUSPICION_RECIPIENT_LENGTH),
    sentAt: vine.number({ strict: true }).withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER),
    reference: text(SUSPICION_REFERENCE_LENGTH),
  })
)

/** Body of POST /v1/suspicion-reports/:id/sendings/:sendingId/answer. */
export const answerValidator = vine.compile(exactObject({ answer: text(SUSPICION_TEXT_LENGTH) }))
