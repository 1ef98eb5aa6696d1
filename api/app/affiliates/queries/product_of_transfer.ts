/** The product to which a transfer belongs, by what it refers to. */
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import type { TransferSubject } from '@grandstand/shared-types/money/transfers'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

export interface ProductColumns {
  subject: TransferSubject | null
  /** Of a coupon; null for anything else. */
  isLive: boolean | number | null
  ofRound: Product | null
  ofTicket: Product | null
}

/** Joins what transfers `t` refer to, and tells their products apart by the columns for `productOf`. */
export const byProduct = <Row>(query: DatabaseQueryBuilderContract<Row>): void =>
  void query
    .leftJoin('coupons as c', (join) =>
      join.on('c.id', 't.reference_id').andOnVal('t.reference_type', 'coupon')
    )
    .leftJoin('game_rounds as g', (join) =>
      join.on('g.id', 't.reference_id').andOnVal('t.reference_type', 'gameRound')
    )
    .leftJoin('draw_tickets as d', (join) =>
      join.on('d.id', 't.reference_id').andOnVal('t.reference_type', 'drawTicket')
    )
    .groupBy('t.reference_type', 'c.is_live', 'g.product', 'd.product')
    .select({ subject: 't.reference_type', isLive: 'c.is_live' })
    .select({ ofRound: 'g.product', ofTicket: 'd.product' })

/** Null for a transfer of no product. A jackpot that refers to its level was won by a coupon. */
export function productOf({ subject, isLive, ofRound, ofTicket }: ProductColumns): Product | null {
  if (subject === 'coupon') return Number(isLive) ? 'live' : 'sport'
  if (subject === 'jackpotLevel') return 'sport'
  return ofRound ?? ofTicket
}
