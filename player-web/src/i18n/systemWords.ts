import type { TFunction } from 'i18next'

export interface SystemShape {
  matchCount: number
  bankerCount: number
  /** Matches of a line, bankers counted. */
  sizes: readonly number[]
}

/** The shape of a system's lines, as a sentence (rules 4.2). */
export function systemWords({ matchCount, bankerCount, sizes }: SystemShape, t: TFunction): string {
  const taken = sizes.map((size) => size - bankerCount)
  return t(bankerCount === 0 ? 'slip.system.plain' : 'slip.system.bankers', {
    count: bankerCount,
    taken: taken.join(t('slip.system.or')),
    others: matchCount - bankerCount,
  })
}
