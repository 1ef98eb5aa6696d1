import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import {
  BANNER_PAGES,
  BANNER_POSITIONS,
  MOST_TITLE_LENGTH,
} from '@grandstand/shared-types/wire/site/content'
import type { Infer } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'
import { webAddress } from '#sites/validators/profile'
import { sentBannerTexts } from '#content/translated'
import { shownWhile } from '#content/validators/shown_while'

/** Body of POST /v1/banners and PUT /v1/banners/:id. */
export const bannerValidator = vine.compile(
  vine.object({
    title: vine.string().trim().minLength(1).maxLength(MOST_TITLE_LENGTH),
    page: vine.enum(BANNER_PAGES),
    position: vine.enum(BANNER_POSITIONS),
    language: vine.enum(SITE_LANGUAGES).nullable(),
    picture: webAddress(),
    phonePicture: webAddress().nullable(),
    link: webAddress().nullable(),
    texts: sentBannerTexts().nullable().optional(),
    ...shownWhile(),
  })
)
export type SentBanner = Infer<typeof bannerValidator>
