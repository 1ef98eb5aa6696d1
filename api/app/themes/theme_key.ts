import { keyOfName } from '#core/key_of_name'

/** `THEME_KEY_FORM` without the number behind. */
const LONGEST = 34

/** The key of a theme of that name, which none of `taken` is. */
export const themeKeyOf = (name: string, taken: readonly string[]): string =>
  keyOfName(name, { taken, longest: LONGEST, otherwise: 'theme' })
