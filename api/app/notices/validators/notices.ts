import { SITE_LANGUAGES, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import {
  NOTICE_AUDIENCES,
  NOTICE_FORMS,
  NOTICE_LENGTH,
  POPUP_KINDS,
  POPUP_PLACES,
} from '@grandstand/shared-types/wire/site/notices'
import type { Infer } from '@vinejs/vine/types'
import { exactObject, languageCode, rowId, vine } from '#core/requests/validation'

const time = () =>
  vine.number({ strict: true }).withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER)
const between = () => ({
  shownFrom: time().nullable().optional(),
  shownTo: time().nullable().optional(),
})

/** A field for each language of the platform. */
const byLanguage = <S>(of: () => S): Record<SiteLanguage, S> =>
  Object.fromEntries(SITE_LANGUAGES.map((code) => [code, of()])) as Record<SiteLanguage, S>

const title = () => vine.string().trim().minLength(1).maxLength(NOTICE_LENGTH.title)

const popupTexts = () =>
  exactObject(
    byLanguage(() =>
      exactObject({ title: title(), html: vine.string().maxLength(NOTICE_LENGTH.html) })
        .nullable()
        .optional()
    )
  )
const noticeTexts = () =>
  exactObject(
    byLanguage(() =>
      exactObject({
        title: title(),
        text: vine.string().trim().minLength(1).maxLength(NOTICE_LENGTH.text),
      })
        .nullable()
        .optional()
    )
  )

export const languageQuery = vine.compile(vine.object({ lang: languageCode() }))

const popup = () => ({
  kind: vine.enum(POPUP_KINDS).optional(),
  place: vine.enum(POPUP_PLACES).optional(),
  closesItself: vine.boolean({ strict: true }).optional(),
  active: vine.boolean({ strict: true }).optional(),
  listOrder: vine.number({ strict: true }).withoutDecimals().min(0).max(100_000).optional(),
  ...between(),
})
const name = () => vine.string().trim().minLength(1).maxLength(NOTICE_LENGTH.title)

/** Body of POST /v1/popups. */
export const createPopupValidator = vine.compile(
  vine.object({ name: name(), texts: popupTexts(), ...popup() })
)
/** Body of PUT /v1/popups/:id; texts that are sent replace all. */
export const updatePopupValidator = vine.compile(
  vine.object({ name: name().optional(), texts: popupTexts().optional(), ...popup() })
)
export type NewPopup = Infer<typeof createPopupValidator>
export type PopupChanges = Infer<typeof updatePopupValidator>

/** Body of POST /v1/notices. */
export const createNoticeValidator = vine.compile(
  vine.object({
    form: vine.enum(NOTICE_FORMS),
    audience: vine.enum(NOTICE_AUDIENCES),
    userId: rowId().nullable().optional(),
    texts: noticeTexts(),
    ...between(),
  })
)
/** Body of PUT /v1/notices/:id; texts that are sent replace all. */
export const updateNoticeValidator = vine.compile(
  vine.object({ texts: noticeTexts().optional(), ...between() })
)
export type NewNotice = Infer<typeof createNoticeValidator>
export type NoticeChanges = Infer<typeof updateNoticeValidator>

/** Body of POST /v1/me/notices/reads; without `ids` all are read. */
export const readsValidator = vine.compile(
  vine.object({ ids: vine.array(rowId()).maxLength(50).optional() })
)
