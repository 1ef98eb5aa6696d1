import type { CommissionTerms } from '@grandstand/shared-types/statements/commission'

type Paying = Pick<CommissionTerms, 'negative' | 'carryCapMinor'>

/**
 * The terms by which a statement pays and carries: a negative carry stays while the dealer has no plan, and a cap binds
 * in the brand's currency alone (decision 10).
 */
export function payingTerms(
  terms: Paying | undefined,
  { currency }: { currency: string },
  { brandCurrency }: { brandCurrency: string }
): Paying {
  const { negative, carryCapMinor } = terms ?? { negative: 'carry', carryCapMinor: null }
  return { negative, carryCapMinor: currency === brandCurrency ? carryCapMinor : null }
}
