/** How many market types a coupon mixes, and how many selections it has of each (rules 4.8). */
import type { SlipCheck } from './draft.ts'

/**
 * Adds `minMarketTypes [least]` and `maxMarketTypes [most]` for the number of market types in the coupon, and
 * `maxPerMarketType [most]` for each selection above the highest number of its type.
 */
export const checkMarketTypes: SlipCheck = ({ picks, context }, violations) => {
  const { minMarketTypes: least = 0, maxMarketTypes: most = 0 } = context.limits
  const { maxPerMarketType: mostOfOne = 0 } = context.limits
  const counts = new Map<number, number>()
  for (const { quote, index } of picks) {
    // an outcome that the book does not have counts as a type of its own
    const typeId = quote ? quote.marketTypeId : -1 - index
    const count = (counts.get(typeId) ?? 0) + 1
    counts.set(typeId, count)
    if (mostOfOne > 0 && count > mostOfOne) {
      violations.push({ key: 'maxPerMarketType', params: [mostOfOne], selectionIndex: index })
    }
  }
  if (counts.size < least) violations.push({ key: 'minMarketTypes', params: [least] })
  if (most > 0 && counts.size > most) violations.push({ key: 'maxMarketTypes', params: [most] })
}
