/** Parts of forms for what players see in lists: texts by language, the place in the list. */
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { emptyableText, exactObject, fieldsOf, vine } from '#core/requests/validation'

const LAST_ORDER = 1_000_000

/** A whole number. */
export const whole = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().min(min).max(max)

/** A text for each language; a language may be absent or empty. */
export const textByLanguage = (most: number) =>
  exactObject(fieldsOf(SITE_LANGUAGES, () => emptyableText(most).optional()))

/** Place in a list, and whether players see it. */
export const placeInList = () => ({
  listOrder: whole(0, LAST_ORDER),
  isShown: vine.boolean({ strict: true }),
})
