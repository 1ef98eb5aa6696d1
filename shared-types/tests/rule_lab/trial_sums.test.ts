import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_BIGGEST, TrialSums } from '../../src/rule_lab/trial_sums.ts'

const DAYS = [0, 100, 200]
const outcome = (stakeMinor: number, paidMinor: number) => ({
  ...{ stakeMinor, paidMinor },
  refusedBy: null,
})
const counted = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  userId: fc.integer({ min: 1, max: 5 }),
  currency: fc.constantFrom('TRY', 'EUR'),
  at: fc.integer({ min: 0, max: 299 }),
  stake: fc.integer({ min: 0, max: 100 }),
  paid: fc.integer({ min: 0, max: 100 }),
  tried: fc.integer({ min: 0, max: 100 }),
})

test('sums, days, players and the biggest differences equal those of plain lists', () => {
  fc.assert(
    fc.property(fc.array(counted, { maxLength: 60 }), (all) => {
      const sums = new TrialSums(DAYS)
      for (const { stake, paid, tried, ...one } of all) {
        sums.add(one, outcome(stake, paid), outcome(stake, tried))
      }
      const touched = all.filter(({ paid, tried }) => paid !== tried)
      expect(sums.count).toBe(all.length)
      expect(sums.touchedCount).toBe(touched.length)
      expect(sums.userCount).toBe(new Set(touched.map(({ userId }) => userId)).size)
      for (const { currency, costMinor, biggest, days } of sums.currencies()) {
        const own = touched.filter((one) => one.currency === currency)
        const costs = own.map(({ paid, tried }) => tried - paid)
        const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
        expect(costMinor).toBe(total(costs))
        expect(total(days.map((day) => day.costMinor))).toBe(costMinor)
        for (const [index, day] of days.entries()) {
          const ofDay = own.filter(({ at }) => Math.floor(at / 100) === index)
          expect(day.touchedCount).toBe(ofDay.length)
        }
        const sizes = costs.map(Math.abs).sort((a, b) => b - a)
        expect(biggest.map((one) => Math.abs(one.costMinor))).toEqual(sizes.slice(0, MOST_BIGGEST))
      }
    })
  )
})
