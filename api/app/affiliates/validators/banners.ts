import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { MOST_TITLE_LENGTH } from '@grandstand/shared-types/wire/site/content'
import type { Infer } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'
import { webAddress } from '#sites/validators/profile'

const LAST_ORDER = 1_000_000

/** Body of POST /v1/affiliate-banners and PUT /v1/affiliate-banners/:id. */
export const affiliateBannerValidator = vine.compile(
  vine.object({
    title: vine.string().trim().minLength(1).maxLength(MOST_TITLE_LENGTH),
    language: vine.enum(SITE_LANGUAGES).nullable(),
    picture: webAddress(),
    listOrder: vine.number({ strict: true }).withoutDecimals().min(0).max(LAST_ORDER),
    isShown: vine.boolean({ strict: true }),
  })
)
export type SentAffiliateBanner = Infer<typeof affiliateBannerValidator>
