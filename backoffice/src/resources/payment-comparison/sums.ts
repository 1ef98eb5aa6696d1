import type { ComparisonRow } from '@grandstand/shared-types/wire/money/payment_comparison'

export interface Sums {
  currency: string
  oursMinor: number
  theirsMinor: number
}

/** What both sides say in all, by currency; minor units. Pure function. */
export function sumsOf(rows: readonly ComparisonRow[]): Sums[] {
  const sums = new Map<string, Sums>()
  const add = (currency: string | null, side: 'oursMinor' | 'theirsMinor', minor: number) => {
    if (currency === null) return
    const sum = sums.get(currency) ?? { currency, oursMinor: 0, theirsMinor: 0 }
    sums.set(currency, { ...sum, [side]: sum[side] + minor })
  }
  for (const row of rows) {
    add(row.ourCurrency, 'oursMinor', row.oursMinor)
    add(row.theirCurrency, 'theirsMinor', row.theirsMinor)
  }
  return [...sums.values()].sort((a, b) => a.currency.localeCompare(b.currency))
}
