/** Names of market types, made once a language: the catalogue does not change while the server runs. */
import { SITE_LANGUAGES, type SiteLanguage } from '@grandstand/shared-types/constants'
import { marketTypeViews } from '@grandstand/shared-types/markets/views'
import type { MarketTypeView } from '@grandstand/shared-types/wire'
import { book } from '#book/book'

const views = new Map<SiteLanguage, MarketTypeView[]>(
  SITE_LANGUAGES.map((language) => [language, marketTypeViews(language)])
)

/** Every type there is, for coupons of the past and for staff. */
export function allMarketTypes(language: SiteLanguage): MarketTypeView[] {
  return views.get(language) ?? []
}

let onBoard = { version: -1, typeIds: new Set<number>() }

/** The types that open markets have: a tenth of all, which is what the board's first view needs. */
export function marketTypesOnBoard(language: SiteLanguage): MarketTypeView[] {
  if (onBoard.version !== book.version) onBoard = { version: book.version, typeIds: openTypes() }
  return allMarketTypes(language).filter(({ id }) => onBoard.typeIds.has(id))
}

function openTypes(): Set<number> {
  const ids = new Set<number>()
  for (const match of book.matches()) for (const market of match.markets) ids.add(market.typeId)
  return ids
}
