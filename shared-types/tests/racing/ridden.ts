/** Coupons over races that were run, for the cases worked by hand. */
import type { CouponSettlement, CouponToSettle } from '../../src/coupons/payout/payout.ts'
import type { EachWayBet, RacingBet } from '../../src/markets/racing/racing_bet.ts'
import { settleRacingBet } from '../../src/markets/racing/settle_racing_bet.ts'
import { couponOfRaces, type SettledSelection } from '../../src/coupons/racing/each_way_coupon.ts'
import { sizesOf, type FullCoverName } from '../../src/coupons/payout/full_cover.ts'
import { USUAL_RACING_RULES } from '../../src/racing/terms/racing_rules.ts'
import { eachWay, field, order, win } from './card.ts'

/** A bet on a race of its own: field and order of finish in the notation of card.ts. */
export type Ridden = readonly [field: string, finish: string, bet: RacingBet]

const selectionsOf = (ridden: readonly Ridden[]): SettledSelection[] =>
  ridden.map(([notation, finish, bet], at) => ({
    matchId: at + 1,
    settlement: settleRacingBet(
      {
        field: field(notation),
        result: { status: 'ran', order: order(finish) },
        rules: USUAL_RACING_RULES,
      },
      bet
    ),
    ...(bet.type === 'eachWay' && { terms: bet.terms }),
  }))

/** A system by its name, or an accumulator over all races. */
export function couponOf(
  ridden: readonly Ridden[],
  name: FullCoverName | null,
  more: Partial<CouponToSettle> = {}
): CouponToSettle {
  const frame = {
    type: name ? 'system' : ridden.length === 1 ? 'single' : 'combined',
    stakePerLineMinor: 100,
    ...(name && { sizes: sizesOf(name) }),
    maxPayoutMinor: 0,
    ...more,
  } as const
  return couponOfRaces(frame, selectionsOf(ridden))
}

export const paidOf = ({ payoutMinor, bonusMinor }: CouponSettlement) => [payoutMinor, bonusMinor]

export const winner = (price: string): Ridden => ['8', '1 2 3', win(1, price)]
export const loser = (price: string): Ridden => ['8', '2 3 4', win(1, price)]
export const void1: Ridden = ['8 n1', '2 3 4', win(1, '5.00')]
export const placed = (bet: EachWayBet): Ridden => ['8', '2 1 3', bet]
export const fifth = (price: string) => eachWay(1, price, '3 1/5')
