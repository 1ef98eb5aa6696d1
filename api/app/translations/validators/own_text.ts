import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { SITE_TEXT_LENGTH } from '@grandstand/shared-types/wire/site/translations'
import { vine } from '#core/requests/validation'

/** Body of PUT /v1/translations/:id. */
export const ownTextValidator = vine.compile(
  vine.object({
    text: vine.string().trim().minLength(SITE_TEXT_LENGTH.min).maxLength(SITE_TEXT_LENGTH.max),
  })
)

/** Query of GET /v1/texts. */
export const languageValidator = vine.compile(vine.object({ lang: vine.enum(SITE_LANGUAGES) }))
