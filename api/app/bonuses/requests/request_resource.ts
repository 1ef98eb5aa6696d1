import type { BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import type { BonusRequestStatus } from '@grandstand/shared-types/bonuses/states'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { BonusRequestRow } from '@grandstand/shared-types/wire/bonuses/office'
import {
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('bonus_requests.id'),
  bonusId: number('bonus_requests.bonus_id'),
  bonusTitles: json<ByLanguage>('bonuses.titles'),
  category: text<BonusCategory>('bonuses.category'),
  userId: number('bonus_requests.user_id'),
  username: text('users.username'),
  status: number<BonusRequestStatus>('bonus_requests.status'),
  baseMinor: orNull(number('bonus_requests.base')),
  grantId: orNull(number('bonus_requests.grant_id')),
  currency: text('users.currency'),
  decidedById: orNull(number('bonus_requests.decided_by')),
  decidedByName: orNull(text('deciders.username')),
  decidedAt: orNull(number('bonus_requests.decided_at')),
  firstApprovedBy: orNull(text('firsts.username')),
  firstApprovedMinor: orNull(number('bonus_requests.first_approved')),
  reason: orNull(text('bonus_requests.reason')),
  createdAt: number('bonus_requests.created_at'),
} satisfies FieldsOf<BonusRequestRow>

export const requestResource: Resource<typeof fields> = {
  name: 'bonus-requests',
  fields,
  from: (query) =>
    query
      .from('bonus_requests')
      .join('bonuses', 'bonuses.id', 'bonus_requests.bonus_id')
      .join('users', 'users.id', 'bonus_requests.user_id')
      .leftJoin('users as deciders', 'deciders.id', 'bonus_requests.decided_by')
      .leftJoin('users as firsts', 'firsts.id', 'bonus_requests.first_approved_by'),
  search: ['users.username'],
  defaultSort: ['id', 'desc'],
}

export const scopeRequests = (query: Query, { siteId }: Principal): void =>
  void query.where('bonus_requests.site_id', siteId)
