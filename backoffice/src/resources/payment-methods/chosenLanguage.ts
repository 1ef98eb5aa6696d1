import type { SiteLanguage } from '@grandstand/shared-types/languages/table'

/** The language in which texts are typed and the player's form is shown, with the function that changes it. */
export type ChosenLanguage = readonly [
  language: SiteLanguage,
  choose: (language: SiteLanguage) => void,
]
