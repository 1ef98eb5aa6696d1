import { inEveryLanguage, type Names } from '@grandstand/shared-types/languages/in_every_language'
import { CATALOGUE_LANGUAGE } from '@grandstand/shared-types/languages/table'

/** A name that the demo invented, in some languages. */
export type DemoNames = Partial<Names> & Record<typeof CATALOGUE_LANGUAGE, string>

/** The name in every language; a language without one takes the name in the catalogue's language. */
export const everyName = (names: DemoNames): Names =>
  inEveryLanguage((language) => names[language] ?? names[CATALOGUE_LANGUAGE])
