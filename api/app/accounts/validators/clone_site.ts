import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { vine } from '#core/requests/validation'
import { hosts } from '#sites/validators/hosts'

/** Body of POST /v1/sites/:id/clones. */
export const cloneSiteValidator = vine.compile(
  vine.object({
    title: vine.string().trim().minLength(1).maxLength(190),
    hosts: hosts(),
    defaultLanguage: vine.enum(SITE_LANGUAGES),
    currency: vine.enum(CURRENCY_CODES),
    admin: vine.object({
      username: vine.string().trim().maxLength(200),
      password: vine.string().maxLength(200),
    }),
  })
)
