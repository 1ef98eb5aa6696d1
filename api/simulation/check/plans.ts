/** Commission plans as they are stored, and the plan in force on a day. */
import { numberOf, textOf, type Row } from './database.ts'

export interface Plan {
  basis: 'turnover' | 'grossWin' | 'netWin'
  scope: string
  negative: string
  bands: { fromSelections: number; rate: number }[]
}

/** The day in Berlin; clocks change on 29 March 2026. */
export function dayOf(at: number): string {
  const hours = at < Date.UTC(2026, 2, 29, 1) ? 1 : 2
  return new Date(at + hours * 3_600_000).toISOString().slice(0, 10)
}

/** The plan in force on a day, by the dealer's id. */
export function plansOn(day: string, versions: readonly Row[], given: readonly Row[]) {
  return (dealerId: number): Plan | undefined => {
    const own = given.filter(
      (row) => numberOf(row, 'dealer_id') === dealerId && textOf(row, 'from_day') <= day
    )
    const planId = own.at(-1)?.['plan_id'] ?? null
    const terms = versions.filter(
      (row) => row['plan_id'] === planId && textOf(row, 'from_day') <= day
    )
    const row = terms.at(-1)
    if (planId === null || !row) return undefined
    const basis = (['turnover', 'grossWin', 'netWin'] as const).find((one) => one === row['basis'])
    if (!basis) return undefined
    const bands: Plan['bands'] = JSON.parse(textOf(row, 'bands'))
    return { basis, scope: textOf(row, 'scope'), negative: textOf(row, 'negative'), bands }
  }
}
