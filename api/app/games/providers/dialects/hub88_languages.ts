/** Hub88 names languages by ISO 639, our addresses by codes of their own. */
import { findLanguage, LANGUAGES } from '@grandstand/shared-types/languages/table'

const primary = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? ''

export const hub88Language = (code: string): string => primary(findLanguage(code)?.bcp47 ?? code)

/** Our codes of the languages that a game speaks; unknown ones are left out. */
export const fromHub88Languages = (tags: readonly string[]): string[] => {
  const spoken = new Set(tags.map(primary))
  return LANGUAGES.filter(({ bcp47 }) => spoken.has(primary(bcp47))).map(({ code }) => code)
}
