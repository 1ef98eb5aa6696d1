/** Commission that dealers earn in a period (rules 8.10). Pure functions; whole numbers only. */
import {
  WHOLE_RATE,
  type CommissionBand,
  type CommissionBasis,
  type CommissionCost,
  type CommissionScope,
  type CommissionTerms,
} from './commission.ts'

/** Sums over settled coupons with the same number of selections; minor units. */
export interface CommissionSlice {
  selectionCount: number
  turnover: number
  /** Stakes less payouts without bonus. */
  grossWin: number
  /** A missing cost is 0. */
  costs: Readonly<Partial<Record<CommissionCost, number>>>
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

/** A dealer's shares of turnover and of a win, in minor units times `WHOLE_RATE`. */
interface Shares {
  turnover: bigint
  win: bigint
}

/**
 * The commission of every dealer in minor units, by id. For each slice, the dealer directly above its coupons earns the
 * rate of the own plan. Each dealer farther up whose plan covers the branch earns the difference to the highest rate
 * below; a rate is never higher than a rate above it. Only rates of the same basis are compared. A commission is
 * rounded once, down, over all slices.
 */
export function commissionsOf(nodes: readonly CommissionNode[]): Map<number, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const shares = new Map<number, Shares>(nodes.map(({ id }) => [id, { turnover: 0n, win: 0n }]))
  for (const node of nodes) {
    const chain = chainOf(node, byId)
    for (const slice of node.slices) {
      for (const { id, basis, share } of sharesOf(slice, chain)) {
        const own = shares.get(id)
        if (own) own[basis === 'turnover' ? 'turnover' : 'win'] += share
      }
    }
  }
  return new Map(
    nodes.map(({ id, terms }) => [id, Number(divideDown(totalOf(shares.get(id), terms)))])
  )
}

/**
 * The commission from both shares; with `without`, the win pays only what the commission on turnover leaves of its
 * share.
 */
function totalOf(shares: Shares | undefined, terms: CommissionTerms | null): bigint {
  if (!shares) return 0n
  const { turnover, win } = shares
  if (terms?.turnover !== 'without') return turnover + win
  return win > turnover ? win : turnover
}

/** The dealer and the dealers above, from the bottom up. */
function chainOf(node: CommissionNode, byId: Map<number, CommissionNode>): CommissionNode[] {
  const above = node.parentId === null ? undefined : byId.get(node.parentId)
  return above ? [node, ...chainOf(above, byId)] : [node]
}

interface Rate {
  id: number
  basis: CommissionBasis
  scope: CommissionScope
  rate: number
  /** The figure to which the rate applies, in minor units. */
  figure: number
}

/** The rates of a plan for a slice: on its basis, and on the turnover beside a win. */
function ratesOf(id: number, terms: CommissionTerms, slice: CommissionSlice): Rate[] {
  const { basis, scope, bands, costs, turnover, turnoverBands } = terms
  const rateIn = (list: readonly CommissionBand[]) => rateFor(list, slice.selectionCount)
  const of = { id, scope }
  const own = { ...of, basis, rate: rateIn(bands), figure: figureOf(slice, basis, costs) }
  if (basis === 'turnover' || turnover === 'none') return [own]
  const beside = { basis: 'turnover', rate: rateIn(turnoverBands), figure: slice.turnover } as const
  return [own, { ...of, ...beside }]
}

function figureOf(
  { turnover, grossWin, costs: paid }: CommissionSlice,
  basis: CommissionBasis,
  costs: readonly CommissionCost[]
): number {
  if (basis === 'turnover') return turnover
  if (basis === 'grossWin') return grossWin
  return costs.reduce((win, cost) => win - (paid[cost] ?? 0), grossWin)
}

function sharesOf(
  slice: CommissionSlice,
  chain: readonly CommissionNode[]
): { id: number; basis: CommissionBasis; share: bigint }[] {
  const sharing = chain.flatMap(({ id, terms }, index) =>
    !terms || (index > 0 && terms.scope === 'own') ? [] : ratesOf(id, terms, slice)
  )
  const bounded = sharing.map((one, index) => {
    const above = sharing
      .slice(index + 1)
      .filter(({ basis, scope }) => basis === one.basis && scope === 'branch')
    return { ...one, rate: Math.min(one.rate, ...above.map(({ rate }) => rate)) }
  })
  const taken: Record<CommissionBasis, number> = { turnover: 0, grossWin: 0, netWin: 0 }
  return bounded.map(({ id, basis, rate, figure }) => {
    const difference = Math.max(0, rate - taken[basis])
    taken[basis] = Math.max(taken[basis], rate)
    return { id, basis, share: BigInt(figure) * BigInt(difference) }
  })
}

/** Divides by the unit of rates, rounding toward minus infinity. */
function divideDown(share: bigint): bigint {
  const whole = BigInt(WHOLE_RATE)
  const cut = share / whole
  return share < 0n && cut * whole !== share ? cut - 1n : cut
}
