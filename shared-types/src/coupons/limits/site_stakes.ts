/** With what a slip begins (rules 4.9). */
import { isCurrencyCode, type CurrencyCode } from '../../money/currencies.ts'

export interface SlipStakes {
  /** Of a line, minor units. */
  defaultStakeMinor: number
  /** To choose from. */
  couponAmountsMinor: number[]
}

export type StakesByCurrency = Partial<Record<CurrencyCode, Partial<SlipStakes>>>

/** A site's for players of a currency; of what the currency does not set, the site's own. */
export function slipStakesIn(
  site: SlipStakes & { stakesByCurrency?: StakesByCurrency },
  currency: string
): SlipStakes {
  const { defaultStakeMinor, couponAmountsMinor, stakesByCurrency } = site
  const own = isCurrencyCode(currency) ? stakesByCurrency?.[currency] : undefined
  return { defaultStakeMinor, couponAmountsMinor, ...own }
}
