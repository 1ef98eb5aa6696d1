/** The monitor of live feeds for staff, and the request for missed messages. */
import type { FeedProducerView } from '@grandstand/shared-types/wire/betting/feed'
import { authorOf, recordAudit } from '#audit/record_audit'
import { found } from '#core/errors/app_error'
import { inTransaction } from '#core/database/transactions'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { LIST_ERRORS, listPart } from '#core/operations/resource_operations'
import { findRow, listRows, type Row } from '#core/lists/resource'
import { producersQuestion, recoverQuestion } from '#feed/leading/questions'
import { feedErrorDetail, feedErrorResource } from '#feed/queries/feed_error_resource'

const reads = { who: 'feeds.view' } as const

export const feedProducers = operation({
  ...reads,
  method: 'GET',
  path: '/v1/feed/producers',
  does: 'All known producers, by name.',
  answers: reply<FeedProducerView[]>(),
  async handle({ ctx }) {
    const views = await producersQuestion.ask(null)
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
    const view = found(await recoverQuestion.ask(key))
    await inTransaction((trx) =>
      recordAudit(trx, {
        ...authorOf({ principal, ip }),
        action: 'feed.recover',
        subjectType: 'feed',
        subjectId: null,
        detail: { producer: key },
      })
    )
    return view
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
