import { vine } from '#core/validation'

export const venueValidator = vine.compile(
  vine.object({ name: vine.string().trim().minLength(1).maxLength(120) })
)
