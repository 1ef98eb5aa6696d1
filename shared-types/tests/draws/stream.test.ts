import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commit, keepsPromise, newServerSeed } from '../../src/draws/commit.ts'
import { drawsFrom, stream } from '../../src/draws/stream.ts'

const SEEDS = { serverSeed: 'server', clientSeed: 'client', round: 7 }
const first = (seeds: Partial<typeof SEEDS>, count = 6) => {
  const draws = stream({ ...SEEDS, ...seeds })
  return Array.from({ length: count }, () => draws.below(1_000_000))
}

describe('the stream', () => {
  test('is HMAC-SHA256 over client seed, round and block, four bytes a draw', () => {
    const words = [0, 1, 2].flatMap((block) => {
      const bytes = createHmac('sha256', 'server').update(`client:7:${block}`).digest()
      return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4))
    })
    const draws = stream(SEEDS)
    expect(words.map(() => draws.below(2 ** 32))).toEqual(words)
  })
  test('is the same for the same seeds, and another for any other', () => {
    expect(first({})).toEqual(first({}))
    expect(first({ serverSeed: 'servers' })).not.toEqual(first({}))
    expect(first({ clientSeed: 'client:' })).not.toEqual(first({}))
    expect(first({ round: 8 })).not.toEqual(first({}))
  })
  test('has rounds from 0, whole', () => {
    expect(() => first({ round: -1 })).toThrow(RangeError)
    expect(() => first({ round: 0.5 })).toThrow(RangeError)
  })
})

describe('a draw below n', () => {
  test('is whole, from 0 to n - 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (n, round) => {
        const drawn = stream({ ...SEEDS, round }).below(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      })
    )
  })
  test('leaves out numbers that would make low results likelier', () => {
    const words = [4_294_967_295, 4_294_967_294, 5]
    // 2^32 is 3 x 1431655765 + 1: only the highest number is left out
    expect(drawsFrom(() => words.shift() ?? 0).below(3)).toBe(4_294_967_294 % 3)
    expect(words).toEqual([5])
  })
  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('has no bound %d', (n) => {
    expect(() => stream(SEEDS).below(n)).toThrow(RangeError)
  })
})

describe('the promise', () => {
  test('is the SHA-256 of the text of the seed', () => {
    const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(commit('abc')).toBe(hash)
    expect(keepsPromise('abc', ` ${hash.toUpperCase()} `)).toBe(true)
    expect(keepsPromise('abd', hash)).toBe(false)
  })
  test('is over a seed of 32 random bytes', () => {
    const seeds = new Set(Array.from({ length: 100 }, newServerSeed))
    expect(seeds.size).toBe(100)
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/)
  })
})
