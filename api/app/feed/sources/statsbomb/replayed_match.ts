import type { TimedMessage } from '#feed/sources/recording/replay'
import { readEventFile } from '#feed/sources/statsbomb/event_file'
import { messagesOf, STATSBOMB_PRODUCER } from '#feed/sources/statsbomb/messages'
import { timelineOf } from '#feed/sources/statsbomb/timeline'

/** A producer says so often that it is there. */
const ALIVE_MS = 10_000

/**
 * A match of a StatsBomb file as a feed would send it: each message when it is due at normal speed, and in between that the
 * feed is alive. Throws `FeedUnreadable`.
 */
export async function replayedMatch(
  path: string,
  match: { matchKey: string; startsAt: number }
): Promise<TimedMessage[]> {
  const messages = messagesOf(timelineOf(await readEventFile(path)), match)
  const timed: TimedMessage[] = []
  let aliveAt = messages[0]?.generatedAt ?? match.startsAt
  for (const message of messages) {
    for (; aliveAt <= message.generatedAt; aliveAt += ALIVE_MS) {
      timed.push({
        at: aliveAt,
        message: {
          producer: STATSBOMB_PRODUCER,
          generatedAt: aliveAt,
          sequence: null,
          event: { kind: 'alive', isSubscribed: true },
        },
      })
    }
    timed.push({ at: message.generatedAt, message })
  }
  return timed
}
