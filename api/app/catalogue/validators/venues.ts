import { vine } from '#core/requests/validation'

export const venueValidator = vine.compile(
  vine.object({ name: vine.string().trim().minLength(1).maxLength(120) })
)
