/** Why a message of a live feed, or a part of it, could not be used. The back office has a text for each reason. */
export const FEED_ERROR_REASONS = [
  'badEncoding',
  'badLine',
  'badOdds',
  'badResult',
  'badScore',
  'badSequence',
  'badSpecifier',
  'badTime',
  'fixtureNotFetched',
  'fixtureWanted',
  'forbiddenDoctype',
  'forbiddenEntity',
  'fromTheFuture',
  'lostMessages',
  'missingAttribute',
  'noEvents',
  'noMarkets',
  'noMatch',
  'notApplied',
  'notFound',
  'notGzip',
  'notJson',
  'notSettled',
  'notWritten',
  'notXml',
  'recoveryNotAsked',
  'resultIncomplete',
  'sequenceGap',
  'timeout',
  'tooLarge',
  'tooManyWaiting',
  'truncated',
  'unknownIncident',
  'unknownMarket',
  'unknownMatch',
  'unknownMessage',
  'unknownOutcome',
  'unknownStatus',
  'unreadable',
] as const
export type FeedErrorReason = (typeof FEED_ERROR_REASONS)[number]

/** A row of `GET /v1/feed/errors`. */
export interface FeedErrorRow {
  id: number
  producer: string
  reason: string
  /** The fault, in the words of the feed's reader. */
  detail: string
  createdAt: number
}

/** `GET /v1/feed/errors/:id`. */
export interface FeedErrorView extends FeedErrorRow {
  /** Null when no document came. */
  document: string | null
}
