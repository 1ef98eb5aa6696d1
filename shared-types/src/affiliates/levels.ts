/** Who stands below an affiliate, on two levels (rules 16.7). Pure functions. Amounts in minor units. */

/** An affiliate's place below others. */
export interface Placed {
  id: number
  /** The affiliate directly above, and the one above that; null at the top. */
  parentId: number | null
  grandparentId: number | null
  currency: string
}

export interface Earned {
  affiliate: Placed
  /** By own players; below 0 for a loss. */
  earnedMinor: number
}

/** What the affiliates one and two below earned. Amounts of another currency are never added up. */
export function earnedBelow(
  above: Placed,
  all: readonly Earned[]
): { subs: number[]; secondSubs: number[] } {
  const same = all.filter(({ affiliate }) => affiliate.currency === above.currency)
  const of = (level: 'parentId' | 'grandparentId') =>
    same
      .filter(({ affiliate }) => affiliate[level] === above.id)
      .map(({ earnedMinor }) => earnedMinor)
  return { subs: of('parentId'), secondSubs: of('grandparentId') }
}
