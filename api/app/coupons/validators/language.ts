import { languageCode, vine } from '#core/validation'

/** Query of what names tournaments: `lang`, the language of their names. */
export const languageQuery = vine.compile(vine.object({ lang: languageCode() }))
