import type { AuditSubject } from '@grandstand/shared-types/wire/audit'

/** The resource whose page shows a subject of the audit log, and which has the labels of its fields. */
export const SUBJECT_RESOURCES: Readonly<Partial<Record<AuditSubject, string>>> = {
  user: 'users',
  dealer: 'dealers',
  coupon: 'coupons',
  card: 'cards',
  cardBatch: 'card-batches',
  statement: 'statements',
  commissionPlan: 'commission-plans',
  shift: 'shifts',
  machine: 'machines',
  match: 'matches',
  sport: 'sports',
  category: 'categories',
  tournament: 'tournaments',
  team: 'teams',
  marketType: 'market-types',
  betLimit: 'bet-limits',
  role: 'roles',
  winnerRule: 'winner-rules',
  popup: 'popups',
  notice: 'notices',
  site: 'sites',
  upload: 'uploads',
  page: 'pages',
}
