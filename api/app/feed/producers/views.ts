/** The producers of live feeds as the monitor shows them; true at the server that takes the feeds. */
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { FeedProducerView } from '@grandstand/shared-types/wire/betting/feed'
import { book } from '#book/book'
import { isProducerUp } from '#book/producer_states'
import { clock } from '#core/timing/clock'
import { knownMatchId } from '#feed/matches/match_keys'
import type { Producer } from '#feed/producers/producer'
import { producers } from '#feed/producers/producers'
import { recoverers } from '#feed/producers/recovery'

/** All known producers, by name. */
export function producerViews(): FeedProducerView[] {
  const counts = matchCounts()
  return producers.all().map((producer) => view(producer, counts))
}

/** One of them; null for a key that no message had. */
export function producerView(key: string): FeedProducerView | null {
  const producer = producers.find(key)
  return producer ? view(producer, matchCounts()) : null
}

function view(producer: Producer, counts: ReadonlyMap<string, number>): FeedProducerView {
  const now = clock.now()
  return {
    id: producer.key,
    isUp: isProducerUp(producer.key),
    state: producer.state,
    aliveAt: producer.aliveAt,
    lastMessageAt: producer.lastMessageAt,
    processedAt: producer.processedAt,
    silentMs: producer.aliveAt === 0 ? null : now - producer.aliveAt,
    delayMs:
      producer.lastMessageAt === 0 ? null : producer.lastMessageAt - producer.lastGeneratedAt,
    messagesAMinute: producer.rate.lastMinute(now),
    messageCount: producer.messageCount,
    errorCount: producer.errorCount,
    matchCount: counts.get(producer.key) ?? 0,
    canRecover: recoverers.of(producer.key) !== undefined,
    lastMessages: producer.log.newestFirst().map((note) => ({
      ...note,
      matchId: note.matchKey === null ? null : (knownMatchId(note.matchKey) ?? null),
    })),
  }
}

function matchCounts(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { live, status } of book.matches()) {
    if (live && isInPlay(status)) counts.set(live.producer, (counts.get(live.producer) ?? 0) + 1)
  }
  return counts
}
