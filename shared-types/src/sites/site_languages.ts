/** Languages whose texts exist. */

export const DEFAULT_LANGUAGE = 'tr'
export const SITE_LANGUAGES = ['tr', 'en'] as const
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]
