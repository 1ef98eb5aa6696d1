import { DESK_MODES, MACHINE_ID, PRINTER_STATES } from '@grandstand/shared-types/accounts/machines'
import { LOGIN_FIELD_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { exactObject, plainText, reason, rowId, vine, inForm } from '#core/requests/validation'

/** The id of a machine, in lower case. */
export const machineIdField = () => plainText().toLowerCase().use(inForm(MACHINE_ID, 'desk-01'))

export const usernameField = () =>
  plainText().minLength(LOGIN_FIELD_LENGTH.min).maxLength(LOGIN_FIELD_LENGTH.max)

/** A signature: 64 bytes in base64. */
export const signatureField = () => vine.string().maxLength(120)

export const proofField = () =>
  exactObject({
    machineId: machineIdField(),
    challenge: vine.string().maxLength(160),
    signature: signatureField(),
  })

export const newMachineValidator = vine.compile(
  exactObject({
    userId: rowId(),
    name: vine.string().trim().minLength(1).maxLength(80),
    machineId: machineIdField(),
    mode: vine.enum(DESK_MODES).optional(),
  })
)

export const modeValidator = vine.compile(
  exactObject({ mode: vine.enum(DESK_MODES), reason: reason() })
)

export const enrolmentValidator = vine.compile(
  exactObject({
    machineId: machineIdField(),
    code: plainText().maxLength(40),
    publicKey: vine.string().maxLength(400),
  })
)

export const challengeValidator = vine.compile(
  exactObject({ machineId: machineIdField(), username: usernameField() })
)

export const heartbeatValidator = vine.compile(exactObject({ printer: vine.enum(PRINTER_STATES) }))

export const reasonValidator = vine.compile(exactObject({ reason: reason() }))
