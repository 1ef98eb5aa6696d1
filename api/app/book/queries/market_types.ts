/** Names of market types with the changes of staff, built once for each language until a type changes. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import { editedView } from '@grandstand/shared-types/languages/edited_names'
import { marketTypeViews } from '@grandstand/shared-types/languages/market_type_views'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { book } from '#book/book'
import { isTypeOffered, marketTypeEdits } from '#book/market_types'

const made = new Map<SiteLanguage, { edits: unknown; views: MarketTypeView[] }>()

/** All types in list order, closed ones too, for old coupons and for staff. */
export function allMarketTypes(language: SiteLanguage): MarketTypeView[] {
  const edits = marketTypeEdits()
  const known = made.get(language)
  if (known?.edits === edits) return known.views
  const views = marketTypeViews(language)
    .map((view) => {
      const edit = edits.get(view.id)
      return edit ? editedView(view, edit, language) : view
    })
    .sort((a, b) => a.listOrder - b.listOrder)
  made.set(language, { edits, views })
  return views
}

let onBoard = { version: -1, typeIds: new Set<number>() }

/** The types of open markets: about a tenth of all types, enough for the board's first view. */
export function marketTypesOnBoard(language: SiteLanguage): MarketTypeView[] {
  if (onBoard.version !== book.version) onBoard = { version: book.version, typeIds: openTypes() }
  return allMarketTypes(language).filter(({ id }) => onBoard.typeIds.has(id) && isTypeOffered(id))
}

function openTypes(): Set<number> {
  const ids = new Set<number>()
  for (const match of book.matches()) for (const market of match.markets) ids.add(market.typeId)
  return ids
}
