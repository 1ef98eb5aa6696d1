import type { FindingFault, FindingState } from '@grandstand/shared-types/games/wallet/findings'
import type { GameTransactionKind } from '@grandstand/shared-types/games/wallet/transactions'
import type {
  FindingAct,
  GameFindingRow,
  ListedEntry,
} from '@grandstand/shared-types/wire/games/findings'
import { atLeast, atMost } from '#core/lists/range_filters'
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
  id: number('game_findings.id'),
  providerId: number('game_findings.provider_id'),
  providerName: orNull(text('game_providers.name')),
  fault: text<FindingFault>('game_findings.fault'),
  providerTransaction: text('game_findings.provider_transaction'),
  kind: orNull(text<GameTransactionKind>('game_findings.kind')),
  roundId: orNull(number('game_findings.round_id')),
  userId: orNull(number('game_findings.user_id')),
  username: orNull(text('users.username')),
  oursMinor: orNull(number('game_findings.ours')),
  theirsMinor: orNull(number('game_findings.theirs')),
  currency: orNull(text('game_findings.currency')),
  listed: orNull(json<ListedEntry | ListedEntry[]>('game_findings.listed')),
  state: text<FindingState>('game_findings.state'),
  refusedBecause: orNull(text('game_findings.refused_because')),
  reason: orNull(text('game_findings.reason')),
  decidedBy: orNull(text('deciders.username')),
  askedAct: orNull(text<FindingAct>('game_findings.asked_act')),
  askedById: orNull(number('game_findings.asked_by')),
  askedBy: orNull(text('askers.username')),
  askedReason: orNull(text('game_findings.asked_reason')),
  askedAt: orNull(number('game_findings.asked_at')),
  approvedBy: orNull(text('approvers.username')),
  foundAt: number('game_findings.found_at'),
  updatedAt: number('game_findings.updated_at'),
} satisfies FieldsOf<GameFindingRow>

export const findingResource: Resource<typeof fields> = {
  name: 'game-findings',
  fields,
  from: (query) =>
    query
      .from('game_findings')
      .leftJoin('users', 'users.id', 'game_findings.user_id')
      .leftJoin('users as deciders', 'deciders.id', 'game_findings.decided_by')
      .leftJoin('users as askers', 'askers.id', 'game_findings.asked_by')
      .leftJoin('users as approvers', 'approvers.id', 'game_findings.approved_by')
      .leftJoin('game_providers', 'game_providers.id', 'game_findings.provider_id'),
  search: ['game_findings.provider_transaction', 'users.username'],
  filters: {
    isOrdered: ordered,
    foundAt_gte: atLeast('game_findings.found_at'),
    foundAt_lte: atMost('game_findings.found_at'),
  },
  defaultSort: ['id', 'desc'],
}

/** Those about which an officer ordered something. */
function ordered(query: Query, value: unknown): void {
  if (value === true || value === 'true') query.whereNotNull('game_findings.asked_act')
}

export const scopeFindings = (query: Query, { siteId }: Principal): void =>
  void query.where('game_findings.site_id', siteId)
