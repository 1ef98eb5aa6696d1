/** Terms of a plan as they are typed. */
import {
  WHOLE_RATE,
  type CommissionBasis,
  type CommissionScope,
  type NegativePeriods,
} from '@grandstand/shared-types/statements/commission'
import type { CommissionVersionBody } from '@grandstand/shared-types/wire/statements'
import { parseMoney } from '@grandstand/shared-types/money/format'
import { MAX_SELECTIONS } from '@grandstand/shared-types/coupons/limits/bounds'

export interface TypedBand {
  fromText: string
  /** Percent, with two decimals at most. */
  rateText: string
}

export interface TypedTerms {
  /** `2026-11-22`, or empty. */
  fromDay: string
  basis: CommissionBasis
  scope: CommissionScope
  negative: NegativePeriods
  bands: TypedBand[]
}

export const NO_TERMS: TypedTerms = {
  fromDay: '',
  basis: 'turnover',
  scope: 'branch',
  negative: 'carry',
  bands: [{ fromText: '1', rateText: '' }],
}

/** Null while something is missing or cannot be read. */
export function termsOf(typed: TypedTerms, locale: string): CommissionVersionBody | null {
  const bands = typed.bands.map(({ fromText, rateText }) => ({
    fromSelections: /^\d{1,2}$/.test(fromText.trim()) ? Number(fromText) : 0,
    // a percent has hundredths as money has
    rate: parseMoney(rateText, locale) ?? -1,
  }))
  const isSound = bands.every(
    ({ fromSelections, rate }) =>
      fromSelections >= 1 && fromSelections <= MAX_SELECTIONS && rate >= 0 && rate <= WHOLE_RATE
  )
  const isDistinct = new Set(bands.map((band) => band.fromSelections)).size === bands.length
  return typed.fromDay !== '' && isSound && isDistinct ? { ...typed, bands } : null
}
