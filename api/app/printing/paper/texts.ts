import { textsByLanguage } from '#core/http/texts_by_language'
import type { PrintTexts } from '#printing/paper/text_form'

/** The texts of all print pages in a language. The file of a language lies in this folder. */
export const printTexts = await textsByLanguage<PrintTexts>(
  (language) => import(`#printing/paper/texts/${language}`)
)
