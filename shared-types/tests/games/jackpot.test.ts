import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addShare,
  fallsAt,
  jackpotReturnPpm,
  MICRO,
  runSeeds,
  shareOf,
  takeBack,
  type JackpotPart,
  type JackpotRun,
} from '../../src/games/jackpot/jackpot.ts'

const TERMS = {
  seedMinor: 5_000,
  mustFallBeforeMinor: 9_000,
  kind: 'mystery',
  meanStakesMinor: 0,
} as const

const begin = (number: number): JackpotRun => ({
  ...TERMS,
  number,
  draws: 0,
  valueMicro: TERMS.seedMinor * MICRO,
  fallsAtMinor: fallsAt(runSeeds(7, number, `secret ${number}`), TERMS),
})

type Step = { stakeMinor: number; sharePpm: number } | { undo: number }

/** Plays steps by the rules; a step may roll back any stake before it once. */
function play(steps: readonly Step[]) {
  const stakes: { parts: JackpotPart[]; isUndone: boolean }[] = []
  const paid: JackpotRun[] = []
  let run = begin(1)
  for (const step of steps) {
    if ('undo' in step) {
      const stake = stakes[step.undo % Math.max(1, stakes.length)]
      if (!stake || stake.isUndone) continue
      stake.isUndone = true
      run = takeBack(run, stake.parts)
      continue
    }
    const added = addShare(run, shareOf(step.stakeMinor, step.sharePpm, run), begin)
    stakes.push({ parts: added.parts, isUndone: false })
    paid.push(...added.fallen)
    run = added.run
  }
  return { run, paid }
}

/** The same by another way: for each run, big integers over the log of what is in force, from its beginning again and again. */
function slowly(steps: readonly Step[]) {
  const log: { given: bigint; begunIn: number; undone: boolean; into: Map<number, bigint> }[] = []
  const figure = (number: number) => BigInt(begin(number).fallsAtMinor) * 1_000_000n
  const value = (number: number) =>
    log.reduce(
      (total, { into, undone }) => (undone ? total : total + (into.get(number) ?? 0n)),
      BigInt(TERMS.seedMinor) * 1_000_000n
    )
  let number = 1
  let kept = new Map<number, bigint>()
  for (const step of steps) {
    if ('undo' in step) {
      const line = log[step.undo % Math.max(1, log.length)]
      if (line) line.undone = true
      continue
    }
    const most = BigInt(TERMS.mustFallBeforeMinor - TERMS.seedMinor) * 1_000_000n
    const share = BigInt(step.stakeMinor) * BigInt(step.sharePpm)
    const line = { given: share < most ? share : most, begunIn: number, undone: false }
    const into = new Map<number, bigint>()
    let left = line.given
    while (value(number) + left >= figure(number)) {
      const room = figure(number) - value(number)
      into.set(number, room)
      left -= room
      kept = new Map([...kept, [number, figure(number) / 1_000_000n]])
      number++
    }
    into.set(number, left)
    log.push({ ...line, into })
  }
  return { number, valueMicro: value(number), paid: [...kept.values()] }
}

const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        stakeMinor: fc.integer({ min: 1, max: 60_000 }),
        sharePpm: fc.integer({ min: 1, max: 100_000 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ undo: fc.nat() }) }
  ),
  { maxLength: 120 }
)

describe('a level', () => {
  test('holds and pays, to the millionth, what a slow count of all stakes and rollbacks gives', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { run, paid } = play(list)
        const slow = slowly(list)
        expect(BigInt(run.valueMicro)).toBe(slow.valueMicro)
        expect(run.number).toBe(slow.number)
        expect(paid.map(({ fallsAtMinor }) => BigInt(fallsAtMinor))).toEqual(slow.paid)
      })
    )
  })
  test('loses nothing over thousands of stakes: value and paid are seeds and shares', () => {
    const list = Array.from({ length: 5_000 }, (_, index) => ({
      stakeMinor: 1 + ((index * 7_919) % 5_000),
      sharePpm: 12_345,
    }))
    const { run, paid } = play(list)
    const put = list.reduce((sum, { stakeMinor, sharePpm }) => sum + stakeMinor * sharePpm, 0)
    const seeds = run.number * TERMS.seedMinor * MICRO
    const out = paid.reduce((sum, { fallsAtMinor }) => sum + fallsAtMinor * MICRO, 0)
    expect(paid.length).toBeGreaterThan(10)
    expect(run.valueMicro + out).toBe(seeds + put)
  })
  test('falls above its seed and at its bound at the latest, and is paid at its figure', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { run, paid } = play(list)
        expect(run.valueMicro).toBeLessThan(run.fallsAtMinor * MICRO)
        for (const { valueMicro, fallsAtMinor } of paid) {
          expect(valueMicro).toBe(fallsAtMinor * MICRO)
          expect(fallsAtMinor).toBeGreaterThan(TERMS.seedMinor)
          expect(fallsAtMinor).toBeLessThanOrEqual(TERMS.mustFallBeforeMinor)
        }
      })
    )
  })
  test('takes at most its span from one stake', () => {
    expect(shareOf(1_000_000_000, 100_000, TERMS)).toBe(4_000 * MICRO)
    expect(shareOf(100, 10_000, TERMS)).toBe(MICRO)
  })
  test('returns what it takes and its seed for each fall', () => {
    // 1.00 % of stakes; it falls on average after 2000.5 of contributions and pays 7000.5
    const level = { ...TERMS, sharePpm: 10_000 }
    expect(jackpotReturnPpm([level])).toBe(Math.floor((10_000 * 7_000.5) / 2_000.5))
    expect(jackpotReturnPpm([{ ...level, seedMinor: 0 }])).toBe(10_000)
    expect(jackpotReturnPpm([])).toBe(0)
  })
})
