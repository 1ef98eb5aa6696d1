/** Cash of players at a desk: no note and no message is forgotten, and none is sent under two uuids. */
import { beforeEach, expect, test } from 'vitest'
import { createStore } from 'jotai'
import { ApiError, NetworkError } from '../src/api/errors.ts'
import { cashAtom, isAmount, isCashFree } from '../src/features/desk/cash/cash.ts'

const refusal = (key: 'accountPassive' | 'machineRevoked' | 'tooManyAttempts', status = 403) =>
  new ApiError(status, { key, params: [], message: key })

beforeEach(() => localStorage.clear())

test('a first message that is refused leaves the cash free; one without an answer does not', () => {
  expect(isCashFree(refusal('machineRevoked'), false)).toBe(true)
  expect(isCashFree(refusal('accountPassive'), false)).toBe(true)
  expect(isCashFree(new NetworkError(), false)).toBe(false)
  expect(isCashFree(new ApiError(502, null), false)).toBe(false)
})

test('a message that was sent before stays its own until a refusal proves that nothing was credited', () => {
  expect(isCashFree(refusal('accountPassive'), true)).toBe(true)
  expect(isCashFree(refusal('machineRevoked'), true)).toBe(false)
  expect(isCashFree(refusal('tooManyAttempts', 429), true)).toBe(false)
  expect(isCashFree(new NetworkError(), true)).toBe(false)
})

test('notes and a message without an answer are kept in the browser', () => {
  const store = createStore()
  const sent = { uuid: crypto.randomUUID(), username: 'ayse', notesMinor: [5_000] }
  store.set(cashAtom, { sent })
  store.set(cashAtom, { notesMinor: [2_000] })
  expect(JSON.parse(localStorage.getItem('grandstand.cash') ?? '')).toEqual({
    notesMinor: [2_000],
    sent,
  })
})

test('only whole minor units above zero are cash', () => {
  expect([1, 5_000].every(isAmount)).toBe(true)
  expect([0, -100, 0.5, Number.NaN, '500', null, 1e300].some(isAmount)).toBe(false)
})
