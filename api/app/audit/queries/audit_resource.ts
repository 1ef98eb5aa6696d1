import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import { scopeToBranch, type Principal } from '#core/requests/access'
import {
  json,
  number,
  orNull,
  text,
  type Query,
  type FieldsOf,
  type Resource,
} from '#core/lists/resource'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import { AppError } from '#core/errors/app_error'
import { orLaidOverMatch } from '#audit/queries/laid_over'

const fields = {
  id: number('audit_log.id'),
  actorId: orNull(number('audit_log.actor_id')),
  actorName: orNull(text('users.username')),
  action: text('audit_log.action'),
  subjectType: text('audit_log.subject_type'),
  subjectId: orNull(number('audit_log.subject_id')),
  detail: json<Record<string, unknown>>('audit_log.detail'),
  reason: orNull(text('audit_log.reason')),
  ip: text('audit_log.ip'),
  createdAt: number('audit_log.created_at'),
  matchId: orNull(number('matches.id')),
  home: orNull(text('home.name')),
  away: orNull(text('away.name')),
  marketTypeId: orNull(number('markets.market_type_id')),
  specifier: orNull(text('markets.specifier')),
  outcomeKey: orNull(text('outcomes.outcome_key')),
} satisfies FieldsOf<Omit<AuditRow, 'subjectName' | 'names' | 'laidOver'>>

/** Joins the names of matches, markets and prices, for entries on one of them or on a row that belongs to one. */
function withSubjects(query: Query): Query {
  return query
    .joinRaw(
      `left join outcomes on audit_log.subject_type = 'outcome' and outcomes.id = audit_log.subject_id
       left join markets on markets.id = case audit_log.subject_type
         when 'market' then audit_log.subject_id when 'outcome' then outcomes.market_id end
       left join matches on matches.id = case audit_log.subject_type
         when 'match' then audit_log.subject_id else markets.match_id end`
    )
    .leftJoin('teams as home', 'home.id', 'matches.home_team_id')
    .leftJoin('teams as away', 'away.id', 'matches.away_team_id')
}

/** Entries on a match, its markets and its prices, and on what the brand laid over them. Throws 400 `badRequest`. */
function ofMatch(query: Query, matchId: unknown): void {
  const id = Number(matchId)
  if (!Number.isSafeInteger(id)) {
    throw AppError.badRequest('filter.matchId')
  }
  const markets = (q: Query) => q.from('markets').where('match_id', id).select('id')
  query.where((any) => {
    any
      .where((q) => q.where('audit_log.subject_type', 'match').where('audit_log.subject_id', id))
      .orWhere((q) =>
        q
          .where('audit_log.subject_type', 'market')
          .whereIn('audit_log.subject_id', (inner) => void markets(inner))
      )
      .orWhere((q) =>
        q.where('audit_log.subject_type', 'outcome').whereIn(
          'audit_log.subject_id',
          (inner) =>
            void inner
              .from('outcomes')
              .whereIn('market_id', (deepest) => void markets(deepest))
              .select('id')
        )
      )
    orLaidOverMatch(any, id)
  })
}

export const auditResource: Resource<typeof fields> = {
  name: 'audit-log',
  fields,
  from: (query) =>
    withSubjects(query.from('audit_log').leftJoin('users', 'users.id', 'audit_log.actor_id')),
  search: ['audit_log.action', 'users.username'],
  filters: {
    ...OWNER_FILTERS,
    createdAt_gte: atLeast('audit_log.created_at'),
    createdAt_lte: atMost('audit_log.created_at'),
    matchId: ofMatch,
  },
  defaultSort: ['id', 'desc'],
}

/** Admins and operators see the site; other staff see entries of themselves and of their branch. */
export function scopeAudit(query: Query, principal: Principal): void {
  query.where('audit_log.site_id', principal.siteId)
  scopeToBranch(query, principal)
}
