import type { TimedMessage } from '#feed/sources/recording/replay'
import { readEventFile } from '#feed/sources/statsbomb/event_file'
import { messagesOf, STATSBOMB_PRODUCER } from '#feed/sources/statsbomb/messages'
import { timelineOf } from '#feed/sources/statsbomb/timeline'

/** How often a producer sends `alive`. */
const ALIVE_MS = 10_000

/**
 * A StatsBomb match as a feed would send it: each message at its time, with `alive` messages between. Throws
 * `FeedUnreadable`.
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
