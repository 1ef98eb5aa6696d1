import type { SiteLanguage } from './table.ts'

/** A text by language; a language without one has that of the brand's own. */
export type ByLanguage = Readonly<Partial<Record<SiteLanguage, string>>>
