/** Commission of dealers for a period (rules 8.10). Pure; whole numbers only. */

/** What a rate is taken of: stakes, stakes less payouts, or that less bonuses. */
export const COMMISSION_BASES = ['turnover', 'grossWin', 'netWin'] as const
export type CommissionBasis = (typeof COMMISSION_BASES)[number]

/** Whose coupons count: those of people directly below, or of the whole branch by the difference of rates. */
export const COMMISSION_SCOPES = ['own', 'branch'] as const
export type CommissionScope = (typeof COMMISSION_SCOPES)[number]

/** A negative commission is carried into the next period, or forgotten. */
export const NEGATIVE_PERIODS = ['carry', 'reset'] as const
export type NegativePeriods = (typeof NEGATIVE_PERIODS)[number]

/** Rates are hundredths of a percent: 250 is 2.5 %. */
export const WHOLE_RATE = 10_000

/** Most bands of a plan. */
export const MOST_BANDS = 20

export interface CommissionBand {
  /** The band holds coupons with so many selections or more, up to the next band. */
  fromSelections: number
  /** 0 to `WHOLE_RATE`. */
  rate: number
}

/** A plan as it is in force from a day on. */
export interface CommissionTerms {
  basis: CommissionBasis
  scope: CommissionScope
  negative: NegativePeriods
  bands: readonly CommissionBand[]
}

/** Settled coupons of one number of selections, summed up; minor units. */
export interface CommissionSlice extends Record<CommissionBasis, number> {
  selectionCount: number
}

export interface CommissionNode {
  id: number
  /** The dealer above; null at the top. */
  parentId: number | null
  /** Null for a dealer without a plan. */
  terms: CommissionTerms | null
  /** Coupons of people directly below. */
  slices: readonly CommissionSlice[]
}

/** The rate for a coupon of so many selections; 0 below the first band. */
export function rateFor(bands: readonly CommissionBand[], selectionCount: number): number {
  let found: CommissionBand | null = null
  for (const band of bands) {
    if (band.fromSelections > selectionCount) continue
    if (!found || band.fromSelections > found.fromSelections) found = band
  }
  return found?.rate ?? 0
}

/**
 * The commission of every dealer in minor units, by id. Of each slice the dealer directly above its coupons earns their
 * rate; each dealer farther up with a plan over the branch earns the difference to the highest rate below, and no rate
 * exceeds one above it. Only plans of the same basis lessen and bound each other. A commission is rounded once, down, over
 * all slices.
 */
export function commissionsOf(nodes: readonly CommissionNode[]): Map<number, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const shares = new Map<number, bigint>(nodes.map(({ id }) => [id, 0n]))
  for (const node of nodes) {
    const chain = chainOf(node, byId)
    for (const slice of node.slices) {
      for (const { id, share } of sharesOf(slice, chain)) {
        shares.set(id, (shares.get(id) ?? 0n) + share)
      }
    }
  }
  return new Map([...shares].map(([id, share]) => [id, Number(divideDown(share))]))
}

/** The dealer and the dealers above, from the bottom up. */
function chainOf(node: CommissionNode, byId: Map<number, CommissionNode>): CommissionNode[] {
  const above = node.parentId === null ? undefined : byId.get(node.parentId)
  return above ? [node, ...chainOf(above, byId)] : [node]
}

function sharesOf(
  slice: CommissionSlice,
  chain: readonly CommissionNode[]
): { id: number; share: bigint }[] {
  const sharing = chain.flatMap(({ id, terms }, index) => {
    if (!terms || (index > 0 && terms.scope === 'own')) return []
    const { basis, scope, bands } = terms
    return [{ id, basis, scope, rate: rateFor(bands, slice.selectionCount) }]
  })
  const bounded = sharing.map((one, index) => {
    const above = sharing
      .slice(index + 1)
      .filter(({ basis, scope }) => basis === one.basis && scope === 'branch')
    return { ...one, rate: Math.min(one.rate, ...above.map(({ rate }) => rate)) }
  })
  const taken: Record<CommissionBasis, number> = { turnover: 0, grossWin: 0, netWin: 0 }
  return bounded.map(({ id, basis, rate }) => {
    const difference = Math.max(0, rate - taken[basis])
    taken[basis] = Math.max(taken[basis], rate)
    return { id, share: BigInt(slice[basis]) * BigInt(difference) }
  })
}

/** Toward minus infinity. */
function divideDown(share: bigint): bigint {
  const whole = BigInt(WHOLE_RATE)
  const cut = share / whole
  return share < 0n && cut * whole !== share ? cut - 1n : cut
}

/**
 * What a period pays and what it carries into the next; minor units. `carriedMinor` is at most 0, and counts only where the
 * plan carries: one that resets forgets it.
 */
export function payableOf(
  earnedMinor: number,
  carriedMinor: number,
  negative: NegativePeriods
): { payableMinor: number; carryMinor: number } {
  const total = negative === 'carry' ? earnedMinor + carriedMinor : earnedMinor
  if (total >= 0) return { payableMinor: total, carryMinor: 0 }
  return { payableMinor: 0, carryMinor: negative === 'carry' ? total : 0 }
}
