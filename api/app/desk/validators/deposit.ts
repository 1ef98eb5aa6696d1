import { amountMinor, exactObject, vine, inForm } from '#core/requests/validation'
import { machineIdField, signatureField, usernameField } from '#machines/validators/machines'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Body of POST /v1/machines/deposits. */
export const depositValidator = vine.compile(
  exactObject({
    machineId: machineIdField(),
    username: usernameField(),
    creditMinor: amountMinor(),
    uuid: vine.string().use(inForm(UUID, '123e4567-e89b-42d3-a456-426614174000')),
    sentAt: vine.number({ strict: true }).withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER),
    signature: signatureField(),
  })
)
