import { exactObject, vine } from '#core/requests/validation'

/** A code in the form that `newLink` makes; any other text finds no link. */
const code = () => vine.string().maxLength(100)
const password = () => vine.string().maxLength(200)

/** Body of POST /v1/activations. */
export const activationValidator = vine.compile(exactObject({ code: code() }))

/** Body of POST /v1/activation-mails and POST /v1/password-resets: a username or a mail address. */
export const namedValidator = vine.compile(
  exactObject({ name: vine.string().trim().minLength(1).maxLength(190) })
)

/** Body of PUT /v1/password-resets. */
export const newPasswordValidator = vine.compile(
  exactObject({ code: code(), password: password(), repeatPassword: password() })
)
