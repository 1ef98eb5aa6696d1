import { expect, test } from 'vitest'
import type { DealVersion } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { dealsInTime } from '../src/resources/affiliates/dealsInTime.ts'
import { NO_DEAL, termsOf } from '../src/resources/affiliates/typedDeal.ts'

const terms = termsOf({ ...NO_DEAL, kind: 'cpa', cpaText: '10' }, 'en')
const deal = (id: number, fromDay: string): DealVersion => {
  if (!terms) throw new Error('no terms')
  return { ...terms, id, fromDay }
}
const DEALS = [
  deal(9, '2027-01-01'),
  deal(7, '2026-12-01'),
  deal(4, '2026-01-01'),
  deal(2, '2025-01-01'),
]

test('the deal in force stands before the next one, whatever was agreed for later', () => {
  const { present, next, later } = dealsInTime({ deals: DEALS, dealId: 4 })
  expect([present?.id, next?.id, later.map(({ id }) => id)]).toEqual([4, 7, [9, 7]])
})

test('before the first one there is none in force, and after the last one none to come', () => {
  expect(dealsInTime({ deals: DEALS, dealId: null })).toMatchObject({
    present: undefined,
    next: { id: 2 },
  })
  expect(dealsInTime({ deals: DEALS, dealId: 9 })).toMatchObject({ present: { id: 9 }, later: [] })
  expect(dealsInTime({ deals: [], dealId: null }).next).toBeUndefined()
})
