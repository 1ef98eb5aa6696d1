/** Commission counted for one dealer and one coupon at a time: slow, and as simple as the rule reads. */
import type { CommissionBasis, CommissionTerms } from '../../src/statements/commission.ts'
import type { CommissionNode, CommissionSlice } from '../../src/statements/earned_commission.ts'

/** The bands of a plan for a basis; null when the plan pays nothing of it. */
function bandsOf(terms: CommissionTerms, basis: CommissionBasis) {
  if (terms.basis === basis) return terms.bands
  return basis === 'turnover' && terms.turnover !== 'none' ? terms.turnoverBands : null
}

/** The figure of a coupon that a plan takes its rate of. */
function figureOf(coupon: CommissionSlice, terms: CommissionTerms, basis: CommissionBasis): bigint {
  if (basis === 'turnover') return BigInt(coupon.turnover)
  let win = BigInt(coupon.grossWin)
  if (basis === 'netWin') for (const cost of terms.costs) win -= BigInt(coupon.costs[cost] ?? 0)
  return win
}

export function commissionByCoupon(nodes: readonly CommissionNode[]): Record<number, number> {
  const parentOf = (node: CommissionNode) => nodes.find(({ id }) => id === node.parentId)

  /** Dealers from `node` to the top. */
  function upFrom(node: CommissionNode | undefined): CommissionNode[] {
    return node ? [node, ...upFrom(parentOf(node))] : []
  }

  /** The commission of one basis in hundredths of a percent of a minor unit. */
  function earnedOf(dealer: CommissionNode, basis: CommissionBasis): bigint {
    /** The rate that a dealer's own plan names; null when the plan says nothing of this coupon. */
    function named(one: CommissionNode, seller: CommissionNode, coupon: CommissionSlice) {
      const bands = one.terms && bandsOf(one.terms, basis)
      if (!bands || (one.terms?.scope === 'own' && one !== seller)) return null
      const found = [...bands]
        .sort((a, b) => b.fromSelections - a.fromSelections)
        .find(({ fromSelections }) => fromSelections <= coupon.selectionCount)
      return found?.rate ?? 0
    }

    /** The same after the plans above have bounded it. */
    function bounded(one: CommissionNode, seller: CommissionNode, coupon: CommissionSlice) {
      const rates = upFrom(one)
        .filter((above) => above === one || above.terms?.scope === 'branch')
        .map((above) => named(above, seller, coupon))
      return Math.min(...rates.filter((rate) => rate !== null))
    }

    let sum = 0n
    for (const seller of nodes) {
      const chain = upFrom(seller)
      if (!chain.includes(dealer)) continue
      for (const coupon of seller.slices) {
        if (named(dealer, seller, coupon) === null || !dealer.terms) continue
        const below = chain
          .slice(0, chain.indexOf(dealer))
          .filter((one) => named(one, seller, coupon) !== null)
          .map((one) => bounded(one, seller, coupon))
        const part = bounded(dealer, seller, coupon) - Math.max(0, ...below)
        if (part > 0) sum += figureOf(coupon, dealer.terms, basis) * BigInt(part)
      }
    }
    return sum
  }

  const earned: Record<number, number> = {}
  for (const dealer of nodes) {
    const turnover = earnedOf(dealer, 'turnover')
    const win = earnedOf(dealer, 'grossWin') + earnedOf(dealer, 'netWin')
    const rest = win - turnover
    const paysRest = dealer.terms?.turnover === 'without'
    const total = paysRest ? turnover + (rest > 0n ? rest : 0n) : turnover + win
    const cut = ((total % 10_000n) + 10_000n) % 10_000n
    earned[dealer.id] = Number((total - cut) / 10_000n)
  }
  return earned
}
