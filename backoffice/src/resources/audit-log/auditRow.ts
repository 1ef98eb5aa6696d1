/** One row of `GET /v1/audit-log`. */
export interface AuditRow {
  id: number
  actorId: number | null
  actorName: string | null
  /** Such as `user.update`. */
  action: string
  subjectType: string
  subjectId: number | null
  /** A coupon's code, a username, the name of a place, team or site; null for anything else. */
  subjectName: string | null
  /** Updates hold `before` and `after` with the fields that changed. */
  detail: Record<string, unknown>
  reason: string | null
  ip: string
  createdAt: number
  /** Of a match, a market or a price that is still there; null for anything else. */
  matchId: number | null
  home: string | null
  away: string | null
  /** Of a market or a price. */
  marketTypeId: number | null
  specifier: string | null
  /** Of a price. */
  outcomeKey: string | null
}
