/** The revenue of the products that a deal shares (rules 16.5), beside one that looks at every transfer by itself. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRODUCTS, type Product } from '../../src/accounts/user_types.ts'
import { addFound, NOTHING_FOUND, type KindSum } from '../../src/affiliates/found_revenue.ts'
import { TRANSFER_KINDS, type TransferKind } from '../../src/money/transfers.ts'

const sum = fc.record<KindSum>({
  kind: fc.constantFrom(...TRANSFER_KINDS),
  product: fc.option(fc.constantFrom(...PRODUCTS)),
  amountMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
})
const chosen = fc.option(fc.subarray([...PRODUCTS], { minLength: 1 }))

const GROSS: TransferKind[] = [
  ...(['stake', 'win', 'refund', 'sell', 'gameBet', 'gameWin', 'gameRollback'] as const),
  ...(['jackpotWin', 'drawStake', 'drawWin', 'drawReturn'] as const),
]
const STAKES: TransferKind[] = [
  ...(['stake', 'refund', 'gameBet', 'gameRollback', 'drawStake', 'drawReturn'] as const),
]
const CORRECTIONS: TransferKind[] = ['resettle', 'gameWinBack', 'ticketExpired', 'ticketRevived']
const BONUSES: TransferKind[] = [
  ...(['bonus', 'oddsBoost', 'bonusGranted', 'bonusConverted', 'bonusForfeited'] as const),
]

/** Each figure by its own list of kinds. */
function slow(sums: readonly KindSum[], products: readonly Product[] | null) {
  const isShared = ({ product }: KindSum) =>
    product === null || products === null || products.some((one) => one === product)
  const toHouse = (kinds: readonly TransferKind[], among: readonly KindSum[]) =>
    among.reduce(
      (total, { kind, amountMinor }) => (kinds.includes(kind) ? total - amountMinor : total),
      0
    )
  const shared = sums.filter(isShared)
  return {
    grossMinor: toHouse(GROSS, shared),
    correctionsMinor: toHouse(CORRECTIONS, shared),
    bonusesMinor: 0 - toHouse(BONUSES, shared),
    chargebacksMinor: toHouse(['depositReturned'], shared),
    stakesMinor: toHouse(STAKES, sums),
  }
}

test('any transfers and products: what is shared is what the slow sums find, and stakes are those of all products', () => {
  fc.assert(
    fc.property(fc.array(sum, { maxLength: 30 }), chosen, (sums, products) => {
      const found = sums.reduce((so, one) => addFound(so, one, products), NOTHING_FOUND)
      expect(found).toEqual(slow(sums, products))
    }),
    { numRuns: 2_000 }
  )
})

test('the products apart add up to all of them', () => {
  fc.assert(
    fc.property(fc.array(sum, { maxLength: 30 }), (sums) => {
      const gross = (products: readonly Product[] | null) =>
        sums
          .filter(({ product }) => product !== null)
          .reduce((so, one) => addFound(so, one, products), NOTHING_FOUND).grossMinor
      const apart = PRODUCTS.reduce((total, product) => total + gross([product]), 0)
      expect(apart).toBe(gross(null))
    })
  )
})
