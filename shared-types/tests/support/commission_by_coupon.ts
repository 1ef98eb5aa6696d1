/** Commission counted for one dealer and one coupon at a time: slow, and as simple as the rule reads. */
import type { CommissionNode, CommissionSlice } from '../../src/statements/commission.ts'

export function commissionByCoupon(nodes: readonly CommissionNode[]): Record<number, number> {
  const parentOf = (node: CommissionNode) => nodes.find(({ id }) => id === node.parentId)

  /** Dealers from `node` to the top. */
  function upFrom(node: CommissionNode | undefined): CommissionNode[] {
    return node ? [node, ...upFrom(parentOf(node))] : []
  }

  /** The rate that a dealer's own plan names; null when the plan says nothing of this coupon. */
  function named(dealer: CommissionNode, seller: CommissionNode, coupon: CommissionSlice) {
    const { terms } = dealer
    if (!terms || (terms.scope === 'own' && dealer !== seller)) return null
    const bands = [...terms.bands].sort((a, b) => b.fromSelections - a.fromSelections)
    return bands.find(({ fromSelections }) => fromSelections <= coupon.selectionCount)?.rate ?? 0
  }

  /** The same after the plans above have bounded it. */
  function bounded(dealer: CommissionNode, seller: CommissionNode, coupon: CommissionSlice) {
    const rates = upFrom(dealer)
      .filter(
        (above) =>
          above === dealer ||
          (above.terms?.basis === dealer.terms?.basis && above.terms?.scope === 'branch')
      )
      .map((above) => named(above, seller, coupon) ?? 0)
    return Math.min(...rates)
  }

  const earned: Record<number, number> = {}
  for (const dealer of nodes) {
    let hundredthsOfPercent = 0n
    for (const seller of nodes) {
      const chain = upFrom(seller)
      if (!chain.includes(dealer)) continue
      for (const coupon of seller.slices) {
        if (named(dealer, seller, coupon) === null || !dealer.terms) continue
        const { basis } = dealer.terms
        const below = chain
          .slice(0, chain.indexOf(dealer))
          .filter((one) => one.terms?.basis === basis && named(one, seller, coupon) !== null)
          .map((one) => bounded(one, seller, coupon))
        const part = bounded(dealer, seller, coupon) - Math.max(0, ...below)
        if (part > 0) hundredthsOfPercent += BigInt(coupon[basis]) * BigInt(part)
      }
    }
    const rest = ((hundredthsOfPercent % 10_000n) + 10_000n) % 10_000n
    earned[dealer.id] = Number((hundredthsOfPercent - rest) / 10_000n)
  }
  return earned
}
