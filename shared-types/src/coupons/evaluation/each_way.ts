/** Each-way selections of a slip (rules 19.4, 19.11). */
import type { SlipSelection } from './slip.ts'
import type { Draft, SlipCheck } from './draft.ts'

/** Whether each line of the slip is placed twice, to win and for a place. */
export const isEachWay = (selections: readonly Pick<SlipSelection, 'eachWay'>[]): boolean =>
  selections.some(({ eachWay }) => eachWay !== undefined)

/** How many times the slip has each of its lines: 2 with an each-way selection. */
export const partCount = ({ slip }: Draft): 1 | 2 => (isEachWay(slip.selections) ? 2 : 1)

/**
 * Adds `eachWayNotSold` for a selection that is sold to win alone, and `placeTermsChanged [places, divisor]` when the terms are
 * not those that the player saw, whatever changes of odds they accept.
 */
export const checkEachWay: SlipCheck = ({ picks }, violations) => {
  for (const { quote, selection, index } of picks) {
    const { eachWay: seen } = selection
    if (!quote || !seen) continue
    const { placeTerms: now } = quote
    if (!now) {
      violations.push({ key: 'eachWayNotSold', params: [], selectionIndex: index })
    } else if (now.places !== seen.places || now.divisor !== seen.divisor) {
      const params = [now.places, now.divisor]
      violations.push({ key: 'placeTermsChanged', params, selectionIndex: index })
    }
  }
}
