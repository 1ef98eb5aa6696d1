/** What a brand's coupons paid, read and computed one by one, without the code of the lab. */
import db from '@adonisjs/lucid/services/db'
import type { BonusSettings } from '@grandstand/shared-types/coupons/payout/bonus'

export interface StoredCoupon {
  id: number
  user_id: number
  type: string
  state: string
  total_stake: number
  stake_per_line: number
  payout: number
  payout_cap: number
  odds_cap_milli: number
}

/** Settled and sold coupons of the players. */
export const storedCoupons = (userIds: readonly number[]): Promise<StoredCoupon[]> =>
  db
    .query<StoredCoupon>()
    .from('coupons')
    .whereIn('user_id', [...userIds])
    .whereIn('state', ['settled', 'sold'])
    .orderBy('id')

interface Picked {
  odds_milli: number
  result: string
}

/** Twice the factor in thousandths, by the words of rules 3.1. */
const TWICE: Record<string, (odds: number) => number> = {
  won: (odds) => 2 * odds,
  lost: () => 0,
  void: () => 2000,
  halfWon: (odds) => odds + 1000,
  halfLost: () => 1000,
}

/** The payout of a coupon of one line with another bonus; of any other the payout it had. */
export async function slowPayout(coupon: StoredCoupon, bonus: BonusSettings): Promise<number> {
  if (coupon.state === 'sold' || !['single', 'combined'].includes(coupon.type)) return coupon.payout
  const picks: Picked[] = await db
    .query<Picked>()
    .from('coupon_selections')
    .where('coupon_id', coupon.id)
  if (picks.some(({ result }) => result === 'lost')) return 0
  if (picks.every(({ result }) => result === 'void')) return coupon.total_stake
  let top = BigInt(coupon.stake_per_line)
  let bottom = 1n
  for (const { result, odds_milli: odds } of picks) {
    top *= BigInt(TWICE[result]!(odds))
    bottom *= 2000n
  }
  const cap = BigInt(coupon.odds_cap_milli)
  if (cap > 0n && top * 1000n > BigInt(coupon.stake_per_line) * cap * bottom) {
    top = BigInt(coupon.stake_per_line) * cap
    bottom = 1000n
  }
  const won = picks.filter((p) => p.result === 'won' && p.odds_milli >= bonus.minOddsMilli).length
  const steps = Math.max(0, won - bonus.minCount + 1)
  const percent = BigInt(Math.min(25, steps * bonus.percentPerStep))
  return Math.min(coupon.payout_cap, Number((top * (100n + percent)) / (bottom * 100n)))
}
