/** The monitor of live feeds for staff, and the request for missed messages. */
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { FeedProducerView } from '@grandstand/shared-types/wire/betting/feed'
import { authorOf, recordAudit } from '#audit/record_audit'
import { book } from '#book/book'
import { isProducerUp } from '#book/producer_states'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { LIST_ERRORS, listPart } from '#core/operations/resource_operations'
import { findRow, listRows, type Row } from '#core/lists/resource'
import { feedErrorDetail, feedErrorResource } from '#feed/queries/feed_error_resource'
import { knownMatchId } from '#feed/matches/match_keys'
import type { Producer } from '#feed/producers/producer'
import { producers } from '#feed/producers/producers'
import { recoverers } from '#feed/producers/recovery'

const reads = { who: 'feeds.view' } as const

export const feedProducers = operation({
  ...reads,
  method: 'GET',
  path: '/v1/feed/producers',
  does: 'All known producers, by name.',
  answers: reply<FeedProducerView[]>(),
  async handle({ ctx }) {
    const counts = matchCounts()
    const views = producers.all().map((producer) => view(producer, counts))
    const span = views.length > 0 ? `0-${views.length - 1}` : '*'
    ctx.response.header('Content-Range', `feed/producers ${span}/${views.length}`)
    return views
  },
})

export const recoverFeed = operation({
  who: 'feeds.recover',
  method: 'POST',
  path: '/v1/feed/producers/:key/recover',
  does: 'Asks a producer for missed messages; its markets stay suspended until they have come.',
  answers: reply<FeedProducerView>(),
  notes: { out: '`notFound` also for a producer that nobody can ask' },
  async handle({ params: { key }, principal, ip }) {
    const producer = producers.find(key)
    if (!producer || !producers.recover(key)) throw AppError.notFound()
    await inTransaction((trx) =>
      recordAudit(trx, {
        ...authorOf({ principal, ip }),
        action: 'feed.recover',
        subjectType: 'feed',
        subjectId: null,
        detail: { producer: key },
      })
    )
    return view(producer, matchCounts())
  },
})

export const feedErrorsList = operation({
  ...reads,
  method: 'GET',
  path: '/v1/feed/errors',
  does: 'A page of errors of feeds: documents and parts that could not be used; the newest 2 000 are kept.',
  list: listPart(feedErrorResource),
  answers: reply<Row<typeof feedErrorResource.fields>[]>(),
  errors: LIST_ERRORS,
  handle: ({ ctx }) => listRows(ctx, feedErrorResource),
})

export const feedErrorsRow = operation({
  ...reads,
  method: 'GET',
  path: '/v1/feed/errors/:id',
  does: 'One of them with the document as it came, `base64:` before bytes that are no text.',
  answers: reply<Row<typeof feedErrorDetail.fields>>(),
  handle: ({ params: { id } }) => findRow(feedErrorDetail, id),
})

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
