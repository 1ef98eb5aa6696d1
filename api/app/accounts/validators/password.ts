/** Bodies with passwords; `checkPassword` checks the rules. */
import { vine } from '#core/requests/validation'

export const password = () => vine.string().maxLength(200)

/** Body of PUT /v1/users/:id/password. */
export const resetPasswordValidator = vine.compile(vine.object({ password: password() }))

/** Body of PUT /v1/me/password. */
export const changePasswordValidator = vine.compile(
  vine.object({
    currentPassword: password(),
    newPassword: password(),
    repeatPassword: password(),
  })
)
