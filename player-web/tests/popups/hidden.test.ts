import { expect, test } from 'vitest'
import { AWAY_MS, hide, hideForGood, readHidden } from '../../src/features/popups/hidden.ts'

const NOW = 1_790_000_000_000

test('A popup that was closed stays away through every load of its visit, and comes back with the next one', () => {
  hide([1], NOW)
  hide([2], NOW + 1)
  expect(readHidden(NOW + AWAY_MS - 1)).toEqual([1, 2])
  expect(readHidden(NOW + AWAY_MS)).toEqual([2])
  expect(readHidden(NOW + AWAY_MS + 1)).toEqual([])
})

test('A popup that is not wanted again stays away for good', () => {
  hideForGood([3])
  hide([4], NOW)
  expect(readHidden(NOW + 365 * AWAY_MS)).toEqual([3])
})

test('What cannot be read as popups that were closed hides none', () => {
  localStorage.setItem('alertAway', '[1,[2],[3,"x"],null,[5,6,7]]')
  expect(readHidden(NOW)).toEqual([])
})
