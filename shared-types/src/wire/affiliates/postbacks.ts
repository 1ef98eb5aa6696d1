/** Shapes of postbacks: what the server of an affiliate is told (rules 16.11). Times are epoch milliseconds. */

export const POSTBACK_EVENTS = ['registration', 'firstDeposit', 'firstStake'] as const
export type PostbackEvent = (typeof POSTBACK_EVENTS)[number]

/** `failed`: given up. */
export const POSTBACK_STATES = ['waiting', 'sent', 'failed'] as const
export type PostbackState = (typeof POSTBACK_STATES)[number]

/** Why the last attempt brought nothing: an answer other than 2xx, none in time, or no connection. */
export const POSTBACK_FAILURES = ['answer', 'timeout', 'unreachable'] as const
export type PostbackFailure = (typeof POSTBACK_FAILURES)[number]

/** The body that the server of an affiliate gets. */
export interface Postback {
  /** The same with each repetition. */
  id: string
  event: PostbackEvent
  code: string
  /** Empty without one. */
  campaign: string
  /** The player's number in everything that is told of the player; it names nobody. */
  player: string
  /** When it happened. */
  at: number
}

interface Send {
  id: number
  event: PostbackEvent
  state: PostbackState
  /** So far. */
  attempts: number
  /** The status of the last answer; null without one. */
  answerStatus: number | null
  failure: PostbackFailure | null
  createdAt: number
}

export interface OwnPostback extends Send {
  code: string
  campaign: string
}

/** `GET /v1/me/affiliate/postbacks`. */
export interface OwnPostbacks {
  /** Null while no server is told anything. */
  address: string | null
  /** The latest 50, the newest first. */
  sends: OwnPostback[]
}

/** Answer of `POST /v1/me/affiliate/postbacks`: the one time that the secret is told. */
export interface NewPostbackServer {
  secret: string
}

/** A row of `GET /v1/affiliate-postbacks`. */
export interface AffiliatePostbackRow extends Send {
  affiliateId: number
  affiliateName: string
  /** The affiliate's present server; null without one. */
  address: string | null
  happenedAt: number
  nextAttemptAt: number
  /** Sent, or given up. */
  endedAt: number | null
}
