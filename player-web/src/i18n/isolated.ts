import { findLanguage } from '@grandstand/shared-types/languages/table'

/**
 * A name or an amount for a sentence: in a right-to-left language, marks keep it in its own direction, so that neither its
 * signs nor its neighbours change places.
 */
export const isolated = (text: string, language: string): string =>
  findLanguage(language)?.dir === 'rtl' ? `\u2068${text}\u2069` : text
