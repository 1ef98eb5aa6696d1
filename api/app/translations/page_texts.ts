/** Puts a brand's own texts into its page, so that none changes after the first paint. */
import type { PagePartMaker } from '#sites/page/page_part'
import { ownTexts } from '#translations/queries/own_texts'

export const textsPart: PagePartMaker = async ({ id }, { language }) => {
  const texts = await ownTexts(id, language)
  return Object.keys(texts).length > 0 ? { data: { texts } } : {}
}
