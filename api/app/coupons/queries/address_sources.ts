/** The tables that hold addresses of sign-ins and acts with money. */
import { reads } from '#core/database/lagging_reads'
import { AUDITED_ADDRESS_ACTIONS } from '@grandstand/shared-types/wire/people/addresses'
import type { Query } from '#core/lists/resource'

type Values = (string | number | boolean)[]

export interface AddressSource {
  /** The rows, joined with `users`. */
  from: () => Query
  /** The column of the brand. */
  site: string
  /** The column that rises with time. */
  key: string
  /** The columns of the log as expressions of both databases. */
  columns: { id: string; user_id: string; action: string; ip: string; created_at: string }
  /** Narrows to rows of these users, by an index. */
  ofUser: (query: Query, ids: Values) => void
}

export const rowsOf = (): Query => reads().query<Record<string, unknown>>()

/** Only the player of a coupon places, cancels and sells it. */
const ofCoupons = (query: Query, ids: Values) => void query.whereIn('coupons.user_id', ids)

/** Makes ids of the log unique among its sources: each source has the numbers with one remainder. */
const idOf = (column: string, remainder: number) => `${column} * 3 + ${remainder}`

/** A refused sign-in has no actor: the user is its subject. */
const AUDIT_USER = 'coalesce(audit_log.actor_id, audit_log.subject_id)'

export const ADDRESS_SOURCES: readonly AddressSource[] = [
  {
    from: () =>
      rowsOf()
        .from('audit_log')
        .joinRaw(`left join users on users.id = ${AUDIT_USER}`)
        .whereIn('audit_log.action', [...AUDITED_ADDRESS_ACTIONS]),
    site: 'audit_log.site_id',
    key: 'audit_log.id',
    columns: {
      id: idOf('audit_log.id', 0),
      user_id: AUDIT_USER,
      action: 'audit_log.action',
      ip: 'audit_log.ip',
      created_at: 'audit_log.created_at',
    },
    ofUser: (query, ids) =>
      void query.where((any) => {
        any.whereIn('audit_log.actor_id', ids).orWhere((refused) => {
          refused
            .whereNull('audit_log.actor_id')
            .where('audit_log.subject_type', 'user')
            .whereIn('audit_log.subject_id', ids)
        })
      }),
  },
  {
    from: () => rowsOf().from('coupons').join('users', 'users.id', 'coupons.user_id'),
    site: 'coupons.site_id',
    key: 'coupons.id',
    columns: {
      id: idOf('coupons.id', 1),
      user_id: 'coupons.user_id',
      action: "'coupon.placed'",
      ip: 'coupons.ip',
      created_at: 'coupons.placed_at',
    },
    ofUser: ofCoupons,
  },
  {
    from: () =>
      rowsOf()
        .from('coupon_events')
        .join('coupons', 'coupons.id', 'coupon_events.coupon_id')
        .join('users', 'users.id', 'coupons.user_id')
        .whereIn('coupon_events.kind', ['cancelled', 'sold']),
    site: 'coupons.site_id',
    key: 'coupon_events.id',
    columns: {
      id: idOf('coupon_events.id', 2),
      user_id: 'coupons.user_id',
      action: "case coupon_events.kind when 'sold' then 'coupon.sold' else 'coupon.cancelled' end",
      // MySQL returns a JSON text inside quotation marks
      ip: `replace(json_extract(coupon_events.detail, '$.ip'), '"', '')`,
      created_at: 'coupon_events.created_at',
    },
    ofUser: ofCoupons,
  },
]
