/**
 * A level over whole histories, with kills: what a batch did before its commit is lost, and its stakes come again. Against a slow fold
 * in big integers over the log of what was committed, which knows neither runs in memory nor batches.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addShare,
  fallsAt,
  MICRO,
  runSeeds,
  shareOf,
  takeBack,
  type JackpotPart,
  type JackpotRun,
  type LevelKind,
} from '../../src/games/jackpot/jackpot.ts'
import { drawSeeds, isHit } from '../../src/games/jackpot/random_draw.ts'
import { seedFrom, splitShare } from '../../src/games/jackpot/reserve.ts'

const HISTORIES = process.env['TEST_TIER'] === 'gate' ? 500 : 10_000
const LEVEL_ID = 7
const BOUNDS = { seedMinor: 50, mustFallBeforeMinor: 250 }
const MEAN_MINOR = 4_000
const BIG_MICRO = BigInt(MICRO)

interface History {
  kind: LevelKind
  sharePpm: number
  reservePpm: number
  batches: { steps: Step[]; isKilled: boolean }[]
}
type Step = { stakeMinor: number } | { undo: number }

interface Stake {
  parts: JackpotPart[]
  reserveMicro: number
  begunIn: number
  isUndone: boolean
}

interface State {
  run: JackpotRun
  reserveMicro: number
  paidMinor: number[]
  houseMinor: number
  stakes: Stake[]
}

const secret = (run: number) => `secret ${run}`
const hits = (run: number, draw: number, stakeMinor: number) =>
  isHit(drawSeeds({ levelId: LEVEL_ID, run, serverSeed: secret(run) }, draw), {
    stakeMinor,
    meanStakesMinor: MEAN_MINOR,
  })
const figure = (kind: LevelKind, run: number) =>
  kind === 'random'
    ? BOUNDS.mustFallBeforeMinor
    : fallsAt(runSeeds(LEVEL_ID, run, secret(run)), BOUNDS)

const beginRun = (kind: LevelKind, number: number): JackpotRun => ({
  ...BOUNDS,
  kind,
  meanStakesMinor: kind === 'random' ? MEAN_MINOR : 0,
  number,
  draws: 0,
  valueMicro: BOUNDS.seedMinor * MICRO,
  fallsAtMinor: figure(kind, number),
})

/** By the rules, as a server does. */
function apply(state: State, step: Step, { kind, sharePpm, reservePpm }: History): State {
  if ('undo' in step) {
    const stake = state.stakes[step.undo % Math.max(1, state.stakes.length)]
    if (!stake || stake.isUndone) return state
    const stakes = state.stakes.map((one) => (one === stake ? { ...one, isUndone: true } : one))
    const isOwn = stake.begunIn === state.run.number
    return {
      ...state,
      stakes,
      run: takeBack(state.run, stake.parts),
      reserveMicro: state.reserveMicro - (isOwn ? stake.reserveMicro : 0),
    }
  }
  const share = splitShare(shareOf(step.stakeMinor, sharePpm, BOUNDS), reservePpm)
  const drawn = kind === 'random' ? { ...state.run, draws: state.run.draws + 1 } : state.run
  const isHitNow = kind === 'random' && hits(drawn.number, drawn.draws, step.stakeMinor)
  let { reserveMicro, houseMinor } = state
  reserveMicro += share.reserveMicro
  const begin = (number: number) => {
    const seed = seedFrom(reserveMicro, BOUNDS.seedMinor)
    reserveMicro = seed.reserveMicro
    houseMinor += seed.houseMinor
    return beginRun(kind, number)
  }
  const { run, fallen, parts } = addShare(drawn, share.runMicro, begin, isHitNow)
  const stake = { parts, reserveMicro: share.reserveMicro, begunIn: drawn.number, isUndone: false }
  return {
    run,
    reserveMicro,
    houseMinor,
    paidMinor: [...state.paidMinor, ...fallen.map(({ fallsAtMinor }) => fallsAtMinor)],
    stakes: [...state.stakes, stake],
  }
}

/** Plays it; a killed batch is played to its end, lost, and played again. */
function play(history: History): State {
  let committed: State = {
    run: beginRun(history.kind, 1),
    reserveMicro: 0,
    paidMinor: [],
    houseMinor: BOUNDS.seedMinor,
    stakes: [],
  }
  for (const { steps, isKilled } of history.batches) {
    const batch = () => steps.reduce((state, step) => apply(state, step, history), committed)
    if (isKilled) batch()
    committed = batch()
  }
  return committed
}

/** The same, slowly: one pot of big integers, and after each step everything is counted again from the log. */
function slowly({ kind, sharePpm, reservePpm, batches }: History) {
  const log: {
    pieces: { run: number; micro: bigint }[]
    reserve: bigint
    run: number
    out: boolean
  }[] = []
  const paid: bigint[] = []
  const seed = BigInt(BOUNDS.seedMinor)
  const carried = new Map<number, bigint>()
  const fromReserve = new Map<number, bigint>()
  let run = 1
  let draws = 0
  const total = <T>(list: readonly T[], of: (one: T) => bigint) =>
    list.reduce((sum, one) => sum + of(one), 0n)
  const value = () =>
    seed * BIG_MICRO +
    (carried.get(run) ?? 0n) +
    total(log, ({ pieces, out }) =>
      out ? 0n : total(pieces, (piece) => (piece.run === run ? piece.micro : 0n))
    )
  const reserve = () =>
    total(log, (line) => line.reserve) -
    total([...fromReserve.values()], (minor) => minor * BIG_MICRO)
  const fall = (minor: bigint) => {
    paid.push(minor)
    run++
    draws = 0
    const there = reserve() / BIG_MICRO
    fromReserve.set(run, there < seed ? there : seed)
  }
  for (const step of batches.flatMap(({ steps }) => steps)) {
    if ('undo' in step) {
      const line = log[step.undo % Math.max(1, log.length)]
      if (line && !line.out) {
        line.out = true
        // it leaves the reserve only while its run goes on
        if (line.run === run) line.reserve = 0n
      }
      continue
    }
    const most = BigInt(BOUNDS.mustFallBeforeMinor - BOUNDS.seedMinor) * BIG_MICRO
    const full = BigInt(step.stakeMinor) * BigInt(sharePpm)
    const share = full < most ? full : most
    const kept = (share * BigInt(reservePpm)) / BIG_MICRO
    const line = { pieces: [] as { run: number; micro: bigint }[], reserve: kept, run, out: false }
    log.push(line)
    draws++
    const first = run
    const isHitNow = kind === 'random' && hits(run, draws, step.stakeMinor)
    let left = share - kept
    for (let room = roomOf(); left >= room; room = roomOf()) {
      line.pieces.push({ run, micro: room })
      left -= room
      fall(BigInt(figure(kind, run)))
    }
    line.pieces.push({ run, micro: left })
    const whole = value() / BIG_MICRO
    if (isHitNow && run === first && whole > 0n) {
      const rest = value() - whole * BIG_MICRO
      fall(whole)
      carried.set(run, rest)
    }
  }
  function roomOf() {
    return BigInt(figure(kind, run)) * BIG_MICRO - value()
  }
  const house = seed * BigInt(run) - total([...fromReserve.values()], (minor) => minor)
  return { run, paid, house, valueMicro: value() }
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ stakeMinor: fc.integer({ min: 1, max: 3_000 }) }) },
  { weight: 1, arbitrary: fc.record({ undo: fc.nat() }) }
)
const history: fc.Arbitrary<History> = fc.record({
  kind: fc.constantFrom('mystery', 'random'),
  sharePpm: fc.integer({ min: 1, max: 100_000 }),
  reservePpm: fc.constantFrom(0, 100_000, 333_333, 900_000),
  batches: fc.array(
    fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 6 }), isKilled: fc.boolean() }),
    { maxLength: 8 }
  ),
})

test('contributions, wins, seeds and reserve of any history with kills are those of the slow fold', () => {
  let falls = 0
  fc.assert(
    fc.property(history, (one) => {
      const is = play(one)
      const slow = slowly(one)
      falls += is.paidMinor.length
      expect(is.paidMinor.map(BigInt)).toEqual(slow.paid)
      expect(is.run.number).toBe(slow.run)
      expect(BigInt(is.run.valueMicro)).toBe(slow.valueMicro)
      expect(BigInt(is.houseMinor)).toBe(slow.house)
      // a pool never goes below zero
      expect(is.reserveMicro).toBeGreaterThanOrEqual(0)
      expect(is.run.valueMicro).toBeGreaterThanOrEqual(BOUNDS.seedMinor * MICRO)
    }),
    { numRuns: HISTORIES }
  )
  expect(falls).toBeGreaterThan(HISTORIES / 2)
}, 120_000)

test('a random level falls on average once for the stakes that it names', () => {
  let found = 0
  const draws = 40_000
  for (let draw = 1; draw <= draws; draw++) if (hits(1, draw, 200)) found++
  // one in twenty: 2000 +- 4 deviations of 44
  expect(Math.abs(found - draws / 20)).toBeLessThan(180)
})
