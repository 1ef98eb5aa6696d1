import { exactObject, reason, vine } from '#core/requests/validation'

/** Body of what only the owner of the account may ask. */
export const ownerValidator = vine.compile(
  exactObject({ currentPassword: vine.string().minLength(1).maxLength(200) })
)

/** Body of what staff do with an erasure. */
export const erasureValidator = vine.compile(exactObject({ reason: reason() }))
