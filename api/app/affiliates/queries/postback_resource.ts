import type {
  AffiliatePostbackRow,
  PostbackEvent,
  PostbackFailure,
  PostbackState,
} from '@grandstand/shared-types/wire/affiliates/postbacks'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('affiliate_postbacks.id'),
  affiliateId: number('affiliate_postbacks.affiliate_id'),
  affiliateName: text('owners.username'),
  address: orNull(text('affiliate_postback_servers.address')),
  event: text<PostbackEvent>('affiliate_postbacks.event'),
  state: text<PostbackState>('affiliate_postbacks.state'),
  attempts: number('affiliate_postbacks.attempts'),
  answerStatus: orNull(number('affiliate_postbacks.answer_status')),
  failure: orNull(text<PostbackFailure>('affiliate_postbacks.failure')),
  happenedAt: number('affiliate_postbacks.happened_at'),
  createdAt: number('affiliate_postbacks.created_at'),
  nextAttemptAt: number('affiliate_postbacks.next_attempt_at'),
  endedAt: orNull(number('affiliate_postbacks.ended_at')),
} satisfies FieldsOf<AffiliatePostbackRow>

/** What servers of affiliates were told, and whether they took it; it names no player. */
export const postbackResource: Resource<typeof fields> = {
  name: 'affiliate-postbacks',
  fields,
  from: (query) =>
    query
      .from('affiliate_postbacks')
      .join('affiliates', 'affiliates.id', 'affiliate_postbacks.affiliate_id')
      .join('users as owners', 'owners.id', 'affiliates.user_id')
      .leftJoin(
        'affiliate_postback_servers',
        'affiliate_postback_servers.affiliate_id',
        'affiliate_postbacks.affiliate_id'
      ),
  search: ['owners.username'],
  filters: {
    createdAt_gte: atLeast('affiliate_postbacks.created_at'),
    createdAt_lte: atMost('affiliate_postbacks.created_at'),
  },
  defaultSort: ['id', 'desc'],
}

export const scopePostbacks = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('affiliate_postbacks.site_id', siteId)
