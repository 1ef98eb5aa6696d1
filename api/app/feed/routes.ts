import type { Operations } from '#core/operations/operation'
import { sendFeedMessages } from '#feed/operations/feed_messages'
import {
  feedErrorsList,
  feedErrorsRow,
  feedProducers,
  recoverFeed,
} from '#feed/operations/feed_monitor'

export const operations = {
  sendFeedMessages,
  feedProducers,
  recoverFeed,
  feedErrorsList,
  feedErrorsRow,
} satisfies Operations
