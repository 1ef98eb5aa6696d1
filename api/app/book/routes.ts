import type { Operations } from '#core/operations/operation'
import * as board from '#book/operations/board'
import { offerLayerOperations } from '#book/operations/offer_layers'
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
  ...offerLayerOperations,
  ...liveMatchLists,
  liveMatchBook,
  suspendLiveMatch,
  resumeLiveMatch,
  suspendLiveMarket,
  resumeLiveMarket,
} satisfies Operations
