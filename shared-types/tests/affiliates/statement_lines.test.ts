/** The lines of a statement add up to its sums (rules 16.7). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEAL_COSTS } from '../../src/affiliates/deal.ts'
import { forgottenOf, linesOf, LINE_NAMES } from '../../src/affiliates/statement_lines.ts'
import type { OwnAffiliateStatement } from '../../src/wire/affiliates/own.ts'

const NOTHING = {
  ...{ grossMinor: 0, correctionsMinor: 0, bonusesMinor: 0, chargebacksMinor: 0, feeMinor: 0 },
  ...{ netMinor: 0, shareMinor: 0, cpaMinor: 0, clawbackMinor: 0, subMinor: 0, retoldMinor: 0 },
  ...{ adjustmentsMinor: 0, earnedMinor: 0, carriedMinor: 0, carryMinor: 0, owedMinor: 0 },
  ...{ debtMinor: 0, payableMinor: 0, cpaCount: 0 },
}
type Figures = typeof NOTHING
const statement = (
  figures: Partial<Figures>,
  costs: OwnAffiliateStatement['costs'] = DEAL_COSTS
): OwnAffiliateStatement => {
  const all = { ...NOTHING, ...figures }
  return {
    ...{ id: 1, firstDay: '2026-01-01', lastDay: '2026-01-31', currency: 'TRY', state: 'draft' },
    ...{ payoutState: null, payoutFault: null, costs },
    ...all,
    forgottenMinor: forgottenOf(all),
  }
}
const shown = (of: OwnAffiliateStatement) =>
  linesOf(of)
    .filter(({ amountMinor }) => amountMinor !== 0)
    .map(({ name, amountMinor }) => [name, amountMinor])

/** Adds line by line, as somebody with a pencil does: each sum must be what stands above it. */
function misfits(of: OwnAffiliateStatement): string[] {
  const wrong: string[] = []
  let running = 0
  for (const { name, amountMinor, isSum } of linesOf(of)) {
    if (isSum && running !== amountMinor) wrong.push(name)
    // the share has a rate of its own, and begins anew
    if (name === 'netMinor') running = 0
    else if (!isSum) running += amountMinor
  }
  return wrong
}

test('a month with everything is read from the revenue down to what is paid', () => {
  const month = statement({
    ...{ grossMinor: 100_00, correctionsMinor: -5_00, bonusesMinor: 10_00, chargebacksMinor: 3_00 },
    ...{ feeMinor: 2_00, netMinor: 80_00, shareMinor: 24_00, cpaMinor: 10_00 },
    ...{ clawbackMinor: -5_00, subMinor: 1_00, retoldMinor: -3_00, adjustmentsMinor: -2_00 },
    ...{ earnedMinor: 25_00, carriedMinor: -4_00, owedMinor: -1_00, payableMinor: 20_00 },
  })
  expect(shown(month)).toEqual([
    ['grossMinor', 100_00],
    ['correctionsMinor', -5_00],
    ['bonusesMinor', -10_00],
    ['chargebacksMinor', -3_00],
    ['feeMinor', -2_00],
    ['netMinor', 80_00],
    ['shareMinor', 24_00],
    ['cpaMinor', 10_00],
    ['clawbackMinor', -5_00],
    ['subMinor', 1_00],
    ['retoldMinor', -3_00],
    ['adjustmentsMinor', -2_00],
    ['earnedMinor', 25_00],
    ['carriedMinor', -4_00],
    ['owedMinor', -1_00],
    ['payableMinor', 20_00],
  ])
  expect(misfits(month)).toEqual([])
  expect(linesOf(month).map(({ name }) => name)).toEqual(LINE_NAMES)
})

test('a cost that the deal does not name stands in no line', () => {
  const figures = { grossMinor: 50_00, bonusesMinor: 10_00, chargebacksMinor: 5_00 }
  const kept = statement({ ...figures, netMinor: 45_00 }, ['chargebacks'])
  expect(shown(kept).map(([name]) => name)).toEqual(['grossMinor', 'chargebacksMinor', 'netMinor'])
  expect(misfits(kept)).toEqual([])
})

test('a loss goes into the next statement, or is forgotten', () => {
  const loss = { grossMinor: -50_00, netMinor: -50_00, shareMinor: -15_00, earnedMinor: -15_00 }
  const carried = statement({ ...loss, carryMinor: -15_00 })
  expect(shown(carried).slice(-1)).toEqual([['carryMinor', 15_00]])
  const capped = statement({ ...loss, carryMinor: -10_00 })
  expect(shown(capped).slice(-2)).toEqual([
    ['carryMinor', 10_00],
    ['forgottenMinor', 5_00],
  ])
  expect([misfits(carried), misfits(capped)]).toEqual([[], []])
})

test('whatever the months bring, the lines add up', () => {
  const amount = fc.integer({ min: -1_000, max: 1_000 })
  const below = fc.integer({ min: -1_000, max: 0 })
  const costs = fc.subarray([...DEAL_COSTS])
  const parts = fc.tuple(amount, amount, amount, amount, below, below, below, below)
  fc.assert(
    fc.property(parts, costs, ([gross, bonuses, share, cpa, carried, owed, carry, debt], named) => {
      const off = named.includes('bonuses') ? bonuses : 0
      const earnedMinor = share + cpa
      const figures = {
        ...{ grossMinor: gross, bonusesMinor: bonuses, netMinor: gross - off },
        ...{ shareMinor: share, cpaMinor: cpa, earnedMinor, carriedMinor: carried },
        ...{ owedMinor: owed, carryMinor: carry, debtMinor: debt },
        payableMinor: Math.max(0, earnedMinor + carried + owed),
      }
      expect(misfits(statement(figures, named))).toEqual([])
    })
  )
})
