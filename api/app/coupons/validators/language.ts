import { languageCode, vine } from '#core/validation'

/** Query of operations that name tournaments: `lang`, the language of the names. */
export const languageQuery = vine.compile(vine.object({ lang: languageCode() }))
