import { isSiteLanguage } from '@grandstand/shared-types/languages/table'
import type { TextsByLanguage } from '@grandstand/shared-types/wire/site/notices'

/** A text in the language asked for, otherwise in the brand's, otherwise in any; null for a notice without texts. */
export function textIn<T>(
  texts: TextsByLanguage<T>,
  language: string,
  brandLanguage: string
): T | null {
  for (const code of [language, brandLanguage]) {
    const text = isSiteLanguage(code) ? texts[code] : undefined
    if (text) return text
  }
  return Object.values(texts)[0] ?? null
}
