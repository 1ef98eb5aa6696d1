/** Who earns of an affiliate below, on two levels (rules 16.7). Pure functions. Amounts in minor units. */
import type { DealTerms } from './deal.ts'
import { rated } from './revenue_share.ts'

/** An affiliate's place below others. */
export interface Placed {
  id: number
  /** The affiliate directly above, and the one above that; null at the top. */
  parentId: number | null
  grandparentId: number | null
  currency: string
  /** Periods that end until then count for the affiliates above (rules 16.8); 0 for none. Epoch milliseconds. */
  linkedUntil: number
}

/** An affiliate above, and who stands between, if anybody does. */
export interface Above {
  affiliate: Placed
  between: Placed | null
}

/** The affiliates who earn of one below. Amounts of another currency are never added up. */
export function abovesOf<P extends Placed>(below: P, all: ReadonlyMap<number, P>): Above[] {
  const parent = below.parentId === null ? undefined : all.get(below.parentId)
  const grandparent = below.grandparentId === null ? undefined : all.get(below.grandparentId)
  const aboves: Above[] = []
  if (parent) aboves.push({ affiliate: parent, between: null })
  if (parent && grandparent) aboves.push({ affiliate: grandparent, between: parent })
  return aboves.filter(({ affiliate }) => affiliate.currency === below.currency)
}

/**
 * What an affiliate above earns of what one below earned by own players in a period: nothing of a loss, nor where one of the two below
 * does not count. Rounded down.
 */
export function partOfBelow(
  { between }: Above,
  below: Placed,
  period: { endsAt: number; earnedMinor: number },
  terms: DealTerms | null
): number {
  const isLinked = [below, between].every((one) => !one || one.linkedUntil >= period.endsAt)
  if (!terms || !isLinked) return 0
  const rate = between ? terms.secondSubRate : terms.subRate
  return rated(Math.max(0, period.earnedMinor), rate)
}
