/** Market types in every language that has texts. */
import type { MarketTypeView } from '../markets/names/market_type_view.ts'
import type { MarketNames } from '../markets/names/name.ts'
import { wordsIn } from './all_words.ts'
import { viewsOf, withComposed } from './market_names.ts'
import { inEveryLanguage } from './in_every_language.ts'
import type { SiteLanguage } from './table.ts'

export const MARKET_NAMES: Readonly<Record<SiteLanguage, MarketNames>> = inEveryLanguage(
  (language) => withComposed(wordsIn(language).markets)
)

/** Every market type with its names in one language, in list order, with the outcomes of all its variants. */
export const marketTypeViews = (language: SiteLanguage): MarketTypeView[] =>
  viewsOf(MARKET_NAMES[language])
