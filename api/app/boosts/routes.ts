import type { Operations } from '#core/operations/operation'
import { boostLists, boostsNow, oddsBoostEnd } from '#boosts/operations/boosts'

export const operations = { ...boostLists, oddsBoostEnd, boostsNow } satisfies Operations
