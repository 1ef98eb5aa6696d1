import type {
  SuspicionReportRow,
  SuspicionSign,
  SuspicionState,
} from '@grandstand/shared-types/wire/betting/suspicion'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import { rowReader } from '#core/operations/resource_operations'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('suspicion_reports.id'),
  matchId: number('suspicion_reports.match_id'),
  home: text('homes.name'),
  away: text('aways.name'),
  startsAt: number('matches.starts_at'),
  state: text<SuspicionState>('suspicion_reports.state'),
  sign: text<SuspicionSign>('suspicion_reports.sign'),
  text: text('suspicion_reports.text'),
  authorName: text('authors.username'),
  openedAt: number('suspicion_reports.opened_at'),
  closedByName: orNull(text('closers.username')),
  closedAt: orNull(number('suspicion_reports.closed_at')),
  contentHash: orNull(text('suspicion_reports.content_hash')),
  droppedReason: orNull(text('suspicion_reports.dropped_reason')),
} satisfies FieldsOf<SuspicionReportRow>

export const reportResource: Resource<typeof fields> = {
  name: 'suspicion-reports',
  fields,
  from: (query) =>
    query
      .from('suspicion_reports')
      .join('matches', 'matches.id', 'suspicion_reports.match_id')
      .join('teams as homes', 'homes.id', 'matches.home_team_id')
      .join('teams as aways', 'aways.id', 'matches.away_team_id')
      .join('users as authors', 'authors.id', 'suspicion_reports.author_id')
      .leftJoin('users as closers', 'closers.id', 'suspicion_reports.closed_by'),
  search: ['homes.name', 'aways.name'],
  defaultSort: ['id', 'desc'],
}

export const scopeReports = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('suspicion_reports.site_id', siteId)

/** A report of the principal's brand. Throws 404 `notFound`. */
export const reportRow = rowReader(reportResource, { scope: scopeReports })
