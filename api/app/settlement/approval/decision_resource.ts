import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type {
  Amount,
  DecisionKind,
  DecisionOrder,
  DecisionRow,
  DecisionState,
} from '@grandstand/shared-types/wire/betting/decisions'
import type { Principal } from '#core/requests/access'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  ascii,
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Resource,
} from '#core/lists/resource'

const fields = {
  id: number('pending_decisions.id'),
  kind: text<DecisionKind>('pending_decisions.kind'),
  subjectId: number('pending_decisions.subject_id'),
  home: orNull(text('home.name')),
  away: orNull(text('away.name')),
  couponCode: orNull(ascii('coupons.code')),
  order: json<DecisionOrder>('pending_decisions.ordered'),
  takenBack: orNull(json<MatchFacts>('taken.facts')),
  amounts: json<Amount[]>('pending_decisions.amounts'),
  reason: orNull(text('pending_decisions.reason')),
  askedById: number('pending_decisions.asked_by'),
  askedByName: text('asker.username'),
  askedAt: number('pending_decisions.asked_at'),
  state: text<DecisionState>('pending_decisions.state'),
  decidedById: orNull(number('pending_decisions.decided_by')),
  decidedByName: orNull(text('decider.username')),
  decidedAt: orNull(number('pending_decisions.decided_at')),
  decidedReason: orNull(text('pending_decisions.decided_reason')),
} satisfies FieldsOf<DecisionRow>

export const decisionResource: Resource<typeof fields> = {
  name: 'decisions',
  fields,
  from: (query) =>
    query
      .from('pending_decisions')
      .join('users as asker', 'asker.id', 'pending_decisions.asked_by')
      .leftJoin('users as decider', 'decider.id', 'pending_decisions.decided_by')
      .joinRaw(
        `left join coupons on pending_decisions.kind = 'couponManual'
           and coupons.id = pending_decisions.subject_id
         left join matches on pending_decisions.kind <> 'couponManual'
           and matches.id = pending_decisions.subject_id
         left join results as taken on pending_decisions.kind = 'resultUndo'
           and taken.match_id = pending_decisions.subject_id
           and taken.revision = json_extract(pending_decisions.ordered, '$.basedOnRevision')`
      )
      .leftJoin('teams as home', 'home.id', 'matches.home_team_id')
      .leftJoin('teams as away', 'away.id', 'matches.away_team_id'),
  search: ['asker.username', 'coupons.code', 'home.name', 'away.name'],
  filters: {
    askedAt_gte: atLeast('pending_decisions.asked_at'),
    askedAt_lte: atMost('pending_decisions.asked_at'),
  },
  defaultSort: ['id', 'desc'],
}

/** The orders that an officer gave, as the same rows. */
export const ownOrderResource: typeof decisionResource = { ...decisionResource, name: 'own-orders' }

/** Whoever gave an order reads what became of it, without the right to decide. */
export function scopeOwnOrders(query: Scopable, { siteId, userId }: Principal): void {
  query.where('pending_decisions.site_id', siteId)
  query.where('pending_decisions.asked_by', userId)
}

interface Scopable {
  where(column: string, value: string | number): unknown
}

/** The decisions of the brand; those on matches, with sums over all brands, are for staff of the installation. */
export function scopeDecisions(query: Scopable, { siteId, isInstallationStaff }: Principal): void {
  query.where('pending_decisions.site_id', siteId)
  if (!isInstallationStaff) query.where('pending_decisions.kind', 'couponManual')
}
