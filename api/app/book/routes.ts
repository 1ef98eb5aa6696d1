import type { Operations } from '#core/operations/operation'
import * as board from '#book/operations/board'
import {
  betLimitOperations,
  holdLiveMarket,
  holdLiveMatch,
  liveMatchBook,
  liveMatchLists,
  releaseLiveMarket,
  releaseLiveMatch,
} from '#book/operations/trading'

export const operations = {
  ...board,
  ...betLimitOperations,
  ...liveMatchLists,
  liveMatchBook,
  holdLiveMatch,
  releaseLiveMatch,
  holdLiveMarket,
  releaseLiveMarket,
} satisfies Operations
