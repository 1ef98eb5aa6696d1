import type { HttpContext } from '@adonisjs/core/http'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { FeedProducerView } from '@grandstand/shared-types/wire/feed'
import { recordAudit } from '#audit/record_audit'
import { book } from '#book/book'
import { isProducerUp } from '#book/producer_states'
import { editorOf } from '#catalogue/actions/edit_actor'
import { requirePermission } from '#core/access'
import { AppError } from '#core/app_error'
import { clock } from '#core/clock'
import { inTransaction } from '#core/database'
import { findRow, idParam, listRows } from '#core/resource'
import { feedErrorDetail, feedErrorResource } from '#feed/queries/feed_error_resource'
import { knownMatchId } from '#feed/matches/match_keys'
import type { Producer } from '#feed/producers/producer'
import { producers } from '#feed/producers/producers'
import { recoverers } from '#feed/producers/recovery'

/** Pages of staff on the feed: producers, errors, and the request for a recovery. */
export default class FeedMonitorController {
  /** GET /v1/feed/producers: all known producers, by name. */
  async producers(ctx: HttpContext) {
    requirePermission(ctx, 'prices.edit')
    const counts = matchCounts()
    const views = producers.all().map((producer) => view(producer, counts))
    const span = views.length > 0 ? `0-${views.length - 1}` : '*'
    ctx.response.header('Content-Range', `feed/producers ${span}/${views.length}`)
    return views
  }

  /**
   * POST /v1/feed/producers/:key/recover: asks the producer for missed messages; its markets stay suspended until they
   * have come.
   */
  async recover(ctx: HttpContext) {
    const editor = editorOf(ctx, 'prices.edit')
    const key = String(ctx.params['key'])
    const producer = producers.find(key)
    if (!producer || !producers.recover(key)) throw AppError.notFound()
    await inTransaction((trx) =>
      recordAudit(trx, {
        ...editor,
        action: 'feed.recover',
        subjectType: 'feed',
        subjectId: null,
        detail: { producer: key },
      })
    )
    return view(producer, matchCounts())
  }

  /** GET /v1/feed/errors */
  async errors(ctx: HttpContext) {
    requirePermission(ctx, 'prices.edit')
    return listRows(ctx, feedErrorResource)
  }

  /** GET /v1/feed/errors/:id, with the document. */
  async error(ctx: HttpContext) {
    requirePermission(ctx, 'prices.edit')
    return findRow(feedErrorDetail, idParam(ctx))
  }
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
