/** Bounds of the live socket. */
import env from '#start/env'

const SECOND_MS = 1_000

export default {
  /** Changes are gathered this long, and up to `maxTickMs` when the process is busy. */
  tickMs: 100,
  maxTickMs: 200,

  connectionsPerIp: env.get('LIVE_CONNECTIONS_PER_IP', 200),
  connectionsPerUser: env.get('LIVE_CONNECTIONS_PER_USER', 20),
  /** Largest message of a client, in bytes. */
  maxMessageBytes: 1_024,
  /** A client may send this many messages at once, and so many a second from then on. */
  messageBurst: 100,
  messagesPerSecond: 10,

  /** A client for which more is waiting is left out until it has read; then it gets one conflated delta. */
  skipAboveBytes: 256 * 1_024,
  /** Who has not caught up for so long is disconnected. */
  blockedForMs: 20 * SECOND_MS,
  /** A connection without a subscription ends after this. */
  idleForMs: 60 * SECOND_MS,
  /** Sessions are looked up again so often, for those that another process or time has ended. */
  sessionCheckMs: 30 * SECOND_MS,
}
