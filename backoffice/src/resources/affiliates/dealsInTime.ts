import type { AffiliateRow, DealVersion } from '@grandstand/shared-types/wire/affiliates/affiliates'

interface DealsInTime {
  present: DealVersion | undefined
  /** The first of those that come. */
  next: DealVersion | undefined
  /** Those that come, the latest first. */
  later: readonly DealVersion[]
}

/** An affiliate's deals by what is in force today. */
export function dealsInTime({
  deals,
  dealId,
}: Pick<AffiliateRow, 'deals' | 'dealId'>): DealsInTime {
  const at = deals.findIndex(({ id }) => id === dealId)
  const later = at < 0 ? deals : deals.slice(0, at)
  return { present: deals[at], next: later.at(-1), later }
}
