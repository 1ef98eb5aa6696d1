/** Languages whose texts exist. */

/** Business constants of the specification's section 9. Values a site may change are the defaults of its settings. */

export const DEFAULT_LANGUAGE = 'tr'
export const SITE_LANGUAGES = ['tr', 'en'] as const
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]
