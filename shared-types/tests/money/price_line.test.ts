import { expect, test } from 'vitest'
import { priceLine } from '../../src/money/price_line.ts'

test('a price that never changed is a level line', () => {
  expect(priceLine([{ at: 0, oddsMilli: 2000 }], 100)).toEqual({
    path: 'M0 15H100',
    fromMilli: 2000,
    toMilli: 2000,
  })
})

test('each change is a step, the higher price above', () => {
  const points = [
    { at: 85, oddsMilli: 2000 },
    { at: 100, oddsMilli: 1800 },
    { at: 150, oddsMilli: 2200 },
  ]
  expect(priceLine(points, 185)).toEqual({
    path: 'M0 15H15V27H65V3H100',
    fromMilli: 2000,
    toMilli: 2200,
  })
})

test('a long time before the first change does not press the changes together', () => {
  const points = [
    { at: 0, oddsMilli: 2000 },
    { at: 1_000_000, oddsMilli: 1800 },
  ]
  expect(priceLine(points, 1_000_085)?.path).toBe('M0 3H15V27H100')
})

test('a time without a price is a gap', () => {
  const points = [
    { at: 0, oddsMilli: 2000 },
    { at: 10, oddsMilli: null },
    { at: 50, oddsMilli: 1500 },
    { at: 80, oddsMilli: null },
  ]
  expect(priceLine(points, 100)).toEqual({
    path: 'M0 3H10M50 27H80',
    fromMilli: 2000,
    toMilli: 1500,
  })
})

test('a change at this moment stands at the end', () => {
  const points = [
    { at: 0, oddsMilli: 2000 },
    { at: 100, oddsMilli: 1500 },
  ]
  expect(priceLine(points, 100)?.path).toBe('M0 3H100V27H100')
})

test('without any price there is no line', () => {
  expect(priceLine([], 5)).toBeNull()
  expect(priceLine([{ at: 0, oddsMilli: null }], 5)).toBeNull()
})
