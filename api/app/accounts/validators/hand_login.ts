import { KEYPAD_DIGITS } from '@grandstand/shared-types/accounts/field_limits'
import { LOGIN_FIELD_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { exactObject, plainText, vine, inForm } from '#core/requests/validation'
import { proofField, usernameField } from '#machines/validators/machines'

const { min, max } = LOGIN_FIELD_LENGTH
const pin = () =>
  plainText().use(
    inForm(new RegExp(`^\\d{${KEYPAD_DIGITS}}$`), '1'.padEnd(KEYPAD_DIGITS, '234567'))
  )

/** Body of POST /v1/sessions/hand. */
export const handLoginValidator = vine.compile(
  exactObject({ username: usernameField(), pin: pin(), machine: proofField() })
)

/** Body of PUT /v1/me/pin. */
export const pinValidator = vine.compile(
  exactObject({ currentPassword: vine.string().minLength(min).maxLength(max), pin: pin() })
)
