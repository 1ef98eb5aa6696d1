/** Stakes that a slip offers at first (rules 4.9). */
import { isCurrencyCode, type CurrencyCode } from '../../money/currencies.ts'

export interface SlipStakes {
  /** Stake of a line, in minor units. */
  defaultStakeMinor: number
  /** Stakes to choose from, in minor units. */
  couponAmountsMinor: number[]
}

export type StakesByCurrency = Partial<Record<CurrencyCode, Partial<SlipStakes>>>

/** The stakes for players of a currency; the site's own where the currency sets none. */
export function slipStakesIn(
  site: SlipStakes & { stakesByCurrency?: StakesByCurrency },
  currency: string
): SlipStakes {
  const { defaultStakeMinor, couponAmountsMinor, stakesByCurrency } = site
  const own = isCurrencyCode(currency) ? stakesByCurrency?.[currency] : undefined
  return { defaultStakeMinor, couponAmountsMinor, ...own }
}
