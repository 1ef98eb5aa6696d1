/** Other limits of the brand, a dealer or a player (rules 17.4), merged as placing merges them. */
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { limitsOfType } from '@grandstand/shared-types/coupons/limits/type_limits'
import {
  capsUnder,
  outcomeWithLimits,
  refusalUnder,
  type TriedLimits,
} from '@grandstand/shared-types/rule_lab/tried_limits'
import type { TriedLimitFigures } from '@grandstand/shared-types/wire/betting/rule_lab'
import { effectiveLimits, limitsFor } from '#accounts/limits'
import { must } from '#core/errors/must'
import { isPaid, outcomeOf, type Forecaster } from '#rule_lab/coupons/forecaster'
import type { CouponRow } from '#rule_lab/queries/coupon_pages'
import { LimitChains, type ChainUser } from '#rule_lab/queries/limit_chains'
import type { CurrentSite } from '#sites/current_site'
import { limitsIn } from '#sites/limits_in'

type Figure = keyof TriedLimitFigures

/** `changed`: the brand's figures that differ from today's; an empty one leaves every coupon its limits. */
export function limitsForecaster(
  site: CurrentSite,
  changed: Partial<TriedLimitFigures>
): Forecaster {
  const { settings } = site
  const tried = { ...site, settings: { ...settings, limits: { ...settings.limits, ...changed } } }
  return forecaster(site.id, changed, (currency, chain) => {
    const below = chain.map((one) => limitsFor(one, currency))
    return {
      today: effectiveLimits(limitsIn(site, currency), below),
      tried: effectiveLimits(limitsIn(tried, currency), below),
    }
  })
}

/** The same for the figures of a dealer or a player. */
export function userLimitsForecaster(
  site: CurrentSite,
  userId: number,
  changed: Partial<TriedLimitFigures>
): Forecaster {
  return forecaster(site.id, changed, (currency, chain) => {
    const limitsUnder = (own: Partial<TriedLimitFigures>) => {
      const below = chain.map((one) =>
        limitsFor(one.id === userId ? withOwn(one, own) : one, currency)
      )
      return effectiveLimits(limitsIn(site, currency), below)
    }
    return { today: limitsUnder({}), tried: limitsUnder(changed) }
  })
}

const withOwn = (user: ChainUser, own: Partial<TriedLimitFigures>): ChainUser => ({
  ...user,
  limits: JSON.stringify({ ...(JSON.parse(user.limits) as object), ...own }),
})

function forecaster(
  siteId: number,
  changed: Partial<TriedLimitFigures>,
  limitsUnder: (currency: string, chain: readonly ChainUser[]) => TriedLimits
): Forecaster {
  const names = new Set(Object.keys(changed) as Figure[])
  const chains = new LimitChains(siteId)
  const known = new Map<number, TriedLimits>()
  const limitsOf = ({ userId }: CouponRow) => must(known.get(userId), 'limits of a player')
  return {
    async meet(rows) {
      const missing = rows.map(({ userId }) => userId).filter((id) => !known.has(id))
      for (const [userId, { currency, chain }] of await chains.of(missing)) {
        const { today, tried } = limitsUnder(currency, chain)
        known.set(userId, { today, tried: names.size > 0 ? tried : today })
      }
    },
    mayTouch(row) {
      if (names.size === 0) return isPaid(row)
      const limits = limitsOf(row)
      return mayBeRefused(row, limits.tried, names) || (isPaid(row) && areCapsMoved(row, limits))
    },
    outcome({ row, past }) {
      const limits = limitsOf(row)
      if (row.state === 'settled') return outcomeWithLimits(past, limits)
      return refusalUnder(past, limits) ?? outcomeOf(row)
    },
  }
}

/** False only for a coupon that a change of these figures surely does not refuse. */
function mayBeRefused(row: CouponRow, tried: CouponLimits, names: ReadonlySet<Figure>): boolean {
  const { type, totalStake, selectionCount, totalOddsMilli } = row
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor, minSelections } = limitsOfType(tried, type)
  const isPlain = type === 'single' || type === 'combined'
  const isAbove = (most: number, value: number) => most > 0 && value > most
  const has = (...some: Figure[]) => some.some((name) => names.has(name))
  return (
    totalStake < minStakeMinor ||
    isAbove(maxStakeMinor, totalStake) ||
    (maxPayoutMinor > 0 && maxPayoutMinor <= totalStake) ||
    isAbove(tried.maxSelections, selectionCount) ||
    (has('minSelections') && (!isPlain || selectionCount < minSelections)) ||
    (has('maxMultiSelections', 'maxMultiLines') && type === 'multiple') ||
    (has('maxSystemSelections') && type === 'system') ||
    has('minSelectionOddsMilli', 'maxSelectionOddsMilli') ||
    (has('minTotalOddsMilli') && (!isPlain || totalOddsMilli < tried.minTotalOddsMilli))
  )
}

function areCapsMoved(row: CouponRow, limits: TriedLimits): boolean {
  const { type, payoutCap: maxPayoutMinor, oddsCapMilli: maxTotalOddsMilli } = row
  const moved = capsUnder({ type, maxPayoutMinor, maxTotalOddsMilli }, limits)
  return moved.maxPayoutMinor !== maxPayoutMinor || moved.maxTotalOddsMilli !== maxTotalOddsMilli
}
