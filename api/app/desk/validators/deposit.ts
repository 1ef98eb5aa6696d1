import { amountMinor, exactObject, vine } from '#core/requests/validation'
import { machineIdField, signatureField, usernameField } from '#machines/validators/machines'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Body of POST /v1/machines/deposits. */
export const depositValidator = vine.compile(
  exactObject({
    machineId: machineIdField(),
    username: usernameField(),
    creditMinor: amountMinor(),
    uuid: vine.string().regex(UUID),
    sentAt: vine.number({ strict: true }).withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER),
    signature: signatureField(),
  })
)
