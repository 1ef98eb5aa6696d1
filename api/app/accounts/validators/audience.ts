import { COUNTRY_CODES } from '@grandstand/shared-types/accounts/country_codes'
import { vine } from '#core/requests/validation'

/** Countries, and usernames of dealers or players, to whom and to whose players something is shown; an empty list is for all. */
export const audience = () => ({
  countries: vine.array(vine.enum(COUNTRY_CODES)).maxLength(COUNTRY_CODES.length).distinct(),
  branches: vine.array(vine.string().trim().minLength(1).maxLength(60)).maxLength(200).distinct(),
})
