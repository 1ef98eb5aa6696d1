/** Terms of a commission plan in their stored form, and as the code reads them. */
import {
  PLAIN_TERMS,
  type CommissionBand,
  type CommissionCost,
  type CommissionTerms,
} from '@grandstand/shared-types/statements/commission'

export type ReadTerms = Omit<CommissionTerms, 'bands' | 'turnoverBands' | 'costs'> & {
  bands: CommissionBand[]
  turnoverBands: CommissionBand[]
  costs: CommissionCost[]
}

/** A row of `commission_versions`, by the names of `TERM_COLUMNS`. */
export type StoredTerms = Omit<ReadTerms, 'bands' | 'turnoverBands' | 'costs'> & {
  bands: string
  turnoverBands: string | null
  costs: string | null
}

/** Columns of `commission_versions`, by the names of the terms. */
export const TERM_COLUMNS = {
  basis: 'basis',
  scope: 'scope',
  negative: 'negative',
  bands: 'bands',
  turnover: 'turnover',
  turnoverBands: 'turnover_bands',
  costs: 'costs',
  carryCapMinor: 'carry_cap',
} as const satisfies Record<keyof StoredTerms, string>

export const readTerms = (row: StoredTerms): ReadTerms => ({
  basis: row.basis,
  scope: row.scope,
  negative: row.negative,
  bands: JSON.parse(row.bands) as CommissionBand[],
  turnover: row.turnover,
  turnoverBands: JSON.parse(row.turnoverBands ?? '[]') as CommissionBand[],
  costs: row.costs === null ? [...PLAIN_TERMS.costs] : (JSON.parse(row.costs) as CommissionCost[]),
  carryCapMinor: row.carryCapMinor === null ? null : Number(row.carryCapMinor),
})

export const storedTerms = (terms: CommissionTerms) => ({
  basis: terms.basis,
  scope: terms.scope,
  negative: terms.negative,
  bands: JSON.stringify(terms.bands),
  turnover: terms.turnover,
  turnover_bands: terms.turnover === 'none' ? null : JSON.stringify(terms.turnoverBands),
  costs: JSON.stringify(terms.costs),
  carry_cap: terms.carryCapMinor,
})
