/** The terms of a plan as the user types them. */
import { plainWhole } from '@grandstand/shared-types/core/typed_text'
import {
  WHOLE_RATE,
  PLAIN_TERMS,
  type CommissionBand,
  type CommissionBasis,
  type CommissionCost,
  type CommissionScope,
  type NegativePeriods,
  type TurnoverShare,
} from '@grandstand/shared-types/statements/commission'
import type { CommissionVersionBody } from '@grandstand/shared-types/wire/money/statements'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
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
  turnover: TurnoverShare
  turnoverBands: TypedBand[]
  costs: CommissionCost[]
  /** An amount in the brand's currency. */
  capText: string
}

const NO_BANDS: TypedBand[] = [{ fromText: '1', rateText: '' }]

export const NO_TERMS: TypedTerms = {
  fromDay: '',
  basis: 'turnover',
  scope: 'branch',
  negative: 'carry',
  bands: NO_BANDS,
  turnover: PLAIN_TERMS.turnover,
  turnoverBands: NO_BANDS,
  costs: [...PLAIN_TERMS.costs],
  capText: '',
}

/** Whether the plan may pay a commission on turnover beside its own. */
export const mayPayTurnover = ({ basis }: Pick<TypedTerms, 'basis'>): boolean =>
  basis !== 'turnover'

/**
 * The terms in the form; null while something is missing or unreadable. Fields that the terms do not use are left out.
 */
export function termsOf(typed: TypedTerms, locale: string): CommissionVersionBody | null {
  const { fromDay, basis, scope, negative, costs } = typed
  const bands = bandsOf(typed.bands, locale)
  const turnover = mayPayTurnover(typed) ? typed.turnover : 'none'
  const turnoverBands = turnover === 'none' ? [] : bandsOf(typed.turnoverBands, locale)
  const carryCapMinor = negative === 'cap' ? parseMoney(typed.capText, locale) : null
  if (fromDay === '' || !bands || !turnoverBands) return null
  if (negative === 'cap' && carryCapMinor === null) return null
  return {
    ...{ fromDay, basis, scope, negative, bands },
    ...(turnover !== 'none' && { turnover, turnoverBands }),
    ...(basis === 'netWin' && { costs }),
    ...(carryCapMinor !== null && { carryCapMinor }),
  }
}

/** A day for terms that are only tried. */
export const ANY_DAY = '2026-01-01'

/** The terms in the form without their day; null while something is missing or unreadable. */
export function undatedTermsOf(
  typed: TypedTerms,
  locale: string
): Omit<CommissionVersionBody, 'fromDay'> | null {
  const dated = termsOf({ ...typed, fromDay: ANY_DAY }, locale)
  if (!dated) return null
  const { fromDay: _, ...terms } = dated
  return terms
}

function bandsOf(typed: readonly TypedBand[], locale: string): CommissionBand[] | null {
  const bands = typed.map(({ fromText, rateText }) => ({
    fromSelections: plainWhole(fromText, 2) ?? 0,
    // parsed as money, since a percent has two decimals, too
    rate: parseMoney(rateText, locale) ?? -1,
  }))
  const isSound = bands.every(
    ({ fromSelections, rate }) =>
      fromSelections >= 1 && fromSelections <= MAX_SELECTIONS && rate >= 0 && rate <= WHOLE_RATE
  )
  const isDistinct = new Set(bands.map((band) => band.fromSelections)).size === bands.length
  return isSound && isDistinct ? bands : null
}
