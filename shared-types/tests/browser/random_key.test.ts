import { afterEach, expect, test, vi } from 'vitest'
import { randomKey } from '../../src/browser/random_key.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page over plain http makes keys, which lack `crypto.randomUUID`', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 100 }, randomKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  }
})
