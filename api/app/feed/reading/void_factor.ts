const FACTORS: ReadonlyMap<string, number> = new Map([
  ['0', 0],
  ['0.0', 0],
  ['0.5', 500],
  ['1', 1000],
  ['1.0', 1000],
])

/** The share of a stake that is returned, in thousandths: 0 when absent, null when invalid. */
export function voidFactorOf(text: string | null): number | null {
  return text === null ? 0 : (FACTORS.get(text) ?? null)
}
