import { textsByLanguage } from '#core/http/texts_by_language'
import type { NoticeTexts } from '#sites/notice/text_form'

export const noticeTexts = await textsByLanguage<NoticeTexts>(
  (language) => import(`#sites/notice/texts/${language}`)
)
