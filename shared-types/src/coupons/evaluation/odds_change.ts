/** Prices that moved since the player saw them (rules 4.5). */
import { isPrice } from '../../money/odds.ts'
import type { SlipCheck } from './draft.ts'

/**
 * Adds `rateChanged [seen, current]` in thousandths. `any` accepts every change, `better` higher prices, `ask` none. An
 * outcome without a price is inactive, not moved, and at the starting price nothing is compared.
 */
export const checkOddsChange: SlipCheck = ({ slip, picks }, violations) => {
  if (slip.oddsChange === 'any') return
  for (const { quote, selection, index } of picks) {
    if (!quote || selection.atStartingPrice || !isPrice(quote.oddsMilli)) continue
    const seen = selection.oddsMilli
    const current = quote.oddsMilli
    if (current === seen || (slip.oddsChange === 'better' && current > seen)) continue
    violations.push({ key: 'rateChanged', params: [seen, current], selectionIndex: index })
  }
}
