import type {
  ErasureObstacle,
  ErasureRow,
  ErasureState,
} from '@grandstand/shared-types/wire/people/privacy'
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
  id: number('erasures.id'),
  userId: number('erasures.user_id'),
  username: text('users.username'),
  state: text<ErasureState>('erasures.state'),
  askedByName: orNull(text('askers.username')),
  reason: orNull(text('erasures.reason')),
  askedAt: number('erasures.asked_at'),
  dueAt: number('erasures.due_at'),
  skippedAt: orNull(number('erasures.skipped_at')),
  skippedFor: orNull(json<ErasureObstacle[]>('erasures.skipped_for')),
  decidedByName: orNull(text('deciders.username')),
  decidedReason: orNull(text('erasures.decided_reason')),
  decidedAt: orNull(number('erasures.decided_at')),
  erasedAt: orNull(number('erasures.erased_at')),
} satisfies FieldsOf<ErasureRow>

export const erasureResource: Resource<typeof fields> = {
  name: 'erasures',
  fields,
  from: (query) =>
    query
      .from('erasures')
      .join('users', 'users.id', 'erasures.user_id')
      .leftJoin('users as askers', (join) => {
        join.on('askers.id', 'erasures.asked_by').andOn('askers.id', '<>', 'erasures.user_id')
      })
      .leftJoin('users as deciders', 'deciders.id', 'erasures.decided_by'),
  search: ['users.username'],
  defaultSort: ['id', 'desc'],
}

export const scopeErasures = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('erasures.site_id', siteId)
