import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import en from '#printing/paper/texts.en'
import tr from '#printing/paper/texts.tr'
import type { PrintTexts } from '#printing/paper/text_form'

/** The texts of all print pages. */
export const PRINT_TEXTS: Readonly<Record<SiteLanguage, PrintTexts>> = { tr, en }
