import { languageCode, vine } from '#core/requests/validation'

/** Query of operations that name tournaments: `lang`, the language of the names. */
export const languageQuery = vine.compile(vine.object({ lang: languageCode() }))
