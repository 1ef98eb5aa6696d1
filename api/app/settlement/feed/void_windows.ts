/** The result a selection must take, as SQL: void inside a window of its market, else that of its outcome. */
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#core/database'

/** Whether any window is in force on these matches; without one the plain comparison does. */
export async function haveVoids(matchIds: readonly number[], trx?: Trx): Promise<boolean> {
  const row = await (trx ?? db)
    .query<{ id: number }>()
    .from('market_voids')
    .whereIn('match_id', [...matchIds])
    .select('id')
    .first()
  return row !== null
}

/** `selection` and `placedAt` name a row of coupon_selections and the acceptance of its coupon. */
const inVoidWindow = (selection: string, placedAt: string): string =>
  `exists (select 1 from market_voids v where v.market_id = ${selection}.market_id` +
  ` and ${placedAt} >= v.from_at and ${placedAt} <= v.to_at)`

interface Due {
  /** The row of coupon_selections. */
  selection: string
  /** The result of its outcome. */
  outcome: string
  /** The acceptance of its coupon. */
  placedAt: string
  /** Without windows the outcome's result is due to all. */
  hasVoids: boolean
}

/** The result that is due to a selection; null while there is none. */
export const dueResult = ({ selection, outcome, placedAt, hasVoids }: Due): string =>
  hasVoids
    ? `case when ${inVoidWindow(selection, placedAt)} then 'void' else ${outcome} end`
    : outcome
