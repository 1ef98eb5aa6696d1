import type { Operations } from '#core/operations/operation'
import * as board from '#book/operations/board'
import {
  betLimitOperations,
  suspendLiveMarket,
  suspendLiveMatch,
  liveMatchBook,
  liveMatchLists,
  resumeLiveMarket,
  resumeLiveMatch,
} from '#book/operations/trading'

export const operations = {
  ...board,
  ...betLimitOperations,
  ...liveMatchLists,
  liveMatchBook,
  suspendLiveMatch,
  resumeLiveMatch,
  suspendLiveMarket,
  resumeLiveMarket,
} satisfies Operations
