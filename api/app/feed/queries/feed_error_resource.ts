import type { FeedErrorRow, FeedErrorView } from '@grandstand/shared-types/wire/betting/feed_error'
import { atLeast, atMost } from '#core/lists/range_filters'
import { number, orNull, text, type Resource, type FieldsOf } from '#core/lists/resource'

const fields = {
  id: number('feed_errors.id'),
  producer: text('feed_errors.producer'),
  reason: text('feed_errors.reason'),
  detail: text('feed_errors.detail'),
  createdAt: number('feed_errors.created_at'),
} satisfies FieldsOf<FeedErrorRow>
const withDocument = {
  ...fields,
  document: orNull(text('feed_errors.document')),
} satisfies FieldsOf<FeedErrorView>

/** Parts of feeds that could not be used, without their documents, which are large. */
export const feedErrorResource: Resource<typeof fields> = {
  name: 'feed/errors',
  fields,
  from: (query) => query.from('feed_errors'),
  search: ['feed_errors.producer', 'feed_errors.reason', 'feed_errors.detail'],
  filters: {
    createdAt_gte: atLeast('feed_errors.created_at'),
    createdAt_lte: atMost('feed_errors.created_at'),
  },
  defaultSort: ['id', 'desc'],
}

/** One error with its document. */
export const feedErrorDetail: Resource<typeof withDocument> = {
  ...feedErrorResource,
  fields: withDocument,
  defaultSort: ['id', 'desc'],
}
