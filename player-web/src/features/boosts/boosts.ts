/** Odds boosts applied to prices and to the slip, as the server applies them (rules 15.10). Pure. */
import { allowsBoost, boostedOdds, isBoosted } from '@grandstand/shared-types/bonuses/odds_boost'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { highestBoost } from '@grandstand/shared-types/coupons/payout/boost'
import type { BoostView } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import type { Better, BoostableCoupon, Boosts, SlipBoost } from './boostsAtom.ts'

type Found = ReturnType<Boosts['forCoupon']>

export function boostsOf(views: readonly BoostView[]): Boosts | null {
  if (views.length === 0) return null
  const known = views.map((view) => ({
    view,
    better: (oddsMilli: number) => boostedOdds(oddsMilli, view),
  }))
  return {
    betterOf(selection): Better | null {
      const isLive = isInPlay(selection.matchStatus)
      return known.find(({ view }) => isBoosted(view, { ...selection, isLive }))?.better ?? null
    },
    forCoupon(coupon): Found {
      const found = views.map((view) => oneFor(view, coupon)).filter((one) => one !== null)
      const [best] = found.filter(isUsable).sort((a, b) => b.extraMinor - a.extraMinor)
      return best ?? found[0] ?? null
    },
  }
}

const isUsable = (found: Exclude<Found, null>): found is SlipBoost =>
  typeof found === 'object' && 'boostId' in found

function oneFor(view: BoostView, coupon: BoostableCoupon): Found {
  const { evaluation, quotes, limits, used, isNeverBoosted } = coupon
  const boostedMilli = evaluation.oddsMilli.map((odds, position) => {
    const quote = quotes[position]
    const isOne = quote && isBoosted(view, { ...quote, isLive: isInPlay(quote.matchStatus) })
    return isOne ? boostedOdds(odds, view) : null
  })
  const boostedCount = boostedMilli.filter((odds) => odds !== null).length
  const { type, stakePerLineMinor, payoutCapMinor, totalStakeMinor } = evaluation
  const isUsedUp = used.filter((id) => id === view.id).length >= view.usesLeft
  if (boostedCount === 0 || isUsedUp || type === null) return null
  const shape = { type, selectionCount: quotes.length, boostedCount }
  if (isNeverBoosted || !allowsBoost(view, shape)) return 'coupon'
  if (totalStakeMinor > view.highestStakeMinor) return { stakeMinor: view.highestStakeMinor }
  const extraMinor = highestBoost(
    {
      type,
      stakePerLineMinor,
      // each selection is on a match of its own
      selections: evaluation.oddsMilli.map((oddsMilli, matchId) => ({ matchId, oddsMilli })),
      maxPayoutMinor: payoutCapMinor,
      maxTotalOddsMilli: limits.maxTotalOddsMilli,
      bonus: limits.bonus,
    },
    { boostedMilli, highestExtraMinor: view.highestExtraMinor }
  )
  return extraMinor > 0 ? { boostId: view.id, extraMinor, boostedMilli } : null
}
