/** The result due to a selection, as SQL: void inside a window of its market, else its outcome's result. */
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#core/database/transactions'

/** Whether any window exists on these matches; without one a plain comparison is enough. */
export async function haveVoids(matchIds: readonly number[], trx?: Trx): Promise<boolean> {
  const row = await (trx ?? db)
    .query<{ id: number }>()
    .from('market_voids')
    .whereIn('match_id', [...matchIds])
    .select('id')
    .first()
  return row !== null
}

/** `selection` names a row of coupon_selections, `placedAt` its coupon's time of acceptance. */
const inVoidWindow = (selection: string, placedAt: string): string =>
  `exists (select 1 from market_voids v where v.market_id = ${selection}.market_id` +
  ` and ${placedAt} >= v.from_at and ${placedAt} <= v.to_at)`

interface Due {
  /** A row of coupon_selections. */
  selection: string
  /** Its outcome's result. */
  outcome: string
  /** The time when its coupon was accepted. */
  placedAt: string
  /** Without windows, the outcome's result is due to every selection. */
  hasVoids: boolean
}

/** The result due to a selection; null when there is none yet. */
export const dueResult = ({ selection, outcome, placedAt, hasVoids }: Due): string =>
  hasVoids
    ? `case when ${inVoidWindow(selection, placedAt)} then 'void' else ${outcome} end`
    : outcome
