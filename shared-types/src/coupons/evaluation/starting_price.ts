/** Selections of a slip at the starting price (rules 19.9). */
import { isFavouriteMarket } from '../../markets/model/favourite_market.ts'
import type { SlipSelection } from './slip.ts'
import type { SlipCheck } from './draft.ts'

/** Whether any selection is paid at a price that nobody knows yet. */
export const isAtStart = (selections: readonly Pick<SlipSelection, 'atStartingPrice'>[]): boolean =>
  selections.some(({ atStartingPrice }) => atStartingPrice === true)

/**
 * Adds `startingPriceNotSold` for a selection that the brand does not sell so, and `oddsInactive` for the favourite at any other
 * price, since it has none.
 */
export const checkStartingPrice: SlipCheck = ({ picks }, violations) => {
  for (const { quote, selection, index } of picks) {
    if (!quote) continue
    if (selection.atStartingPrice && !quote.isSoldAtStart) {
      violations.push({ key: 'startingPriceNotSold', params: [], selectionIndex: index })
    }
    if (!selection.atStartingPrice && isFavouriteMarket(quote.marketTypeId)) {
      violations.push({ key: 'oddsInactive', params: [], selectionIndex: index })
    }
  }
}
