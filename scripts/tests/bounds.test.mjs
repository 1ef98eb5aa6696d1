import { expect, test } from 'vitest'
import { aboveBound } from '../lib/bounds.mjs'

test('names each figure whose quietest round is above the bound', () => {
  const rounds = { list: [280, 420], tree: [310, 305], page: [300] }
  expect(aboveBound('Network', rounds, 300)).toEqual([
    'Network, tree: p95 305 ms, more than 300 ms',
  ])
  expect(aboveBound('Network', { list: [12] }, 300)).toEqual([])
})

test('a figure without a round is above every bound', () => {
  expect(aboveBound('Network', { list: [] }, 300)).toHaveLength(1)
  expect(aboveBound('Network', { list: [Number.NaN] }, 300)).toHaveLength(1)
})
