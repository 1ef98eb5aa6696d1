/** Limits of the stream. */
import env from '#start/env'

const SECOND_MS = 1_000

export default {
  /** Changes of the same moment are sent together: a tick follows the first of them after this time. */
  gatherMs: 5,
  /** Least time between two ticks, up to `maxTickMs` when the process is busy. */
  tickMs: 25,
  maxTickMs: 200,
  /** Time between ticks while nothing changes; clients that have read their frames get what they missed. */
  idleTickMs: 100,

  /** Values of jackpots are sent at most this often. */
  jackpotsMs: SECOND_MS,

  connectionsPerIp: env.get('LIVE_CONNECTIONS_PER_IP', 200),
  connectionsPerUser: env.get('LIVE_CONNECTIONS_PER_USER', 20),
  /** Largest message of a client, in bytes. */
  maxMessageBytes: 1_024,
  /** Messages that a client may send at once, and per second afterwards. */
  messageBurst: 100,
  messagesPerSecond: 10,

  /** A client with more unread bytes gets no frames until it has read them; then it gets one combined delta. */
  skipAboveBytes: 256 * 1_024,
  /** A client that has not caught up after this time is disconnected. */
  blockedForMs: 20 * SECOND_MS,
  /** A connection without a subscription is closed after this time. */
  idleForMs: 60 * SECOND_MS,
  /** How often sessions are looked up again, since another process or time may have ended them. */
  sessionCheckMs: 30 * SECOND_MS,
}
