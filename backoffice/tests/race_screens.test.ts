/** Orders of finish, changes of a runner and prices of a race, as staff type them. */
import { describe, expect, it } from 'vitest'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import type { RunnerStatus } from '@grandstand/shared-types/racing/field/runner'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { RaceFieldView, RunnerView } from '@grandstand/shared-types/wire/betting/races'
import { matchName } from '../src/format/matchName.ts'
import {
  changeOf,
  effectOf,
  newDraft,
  vacant,
} from '../src/resources/matches/race/field/runnerChange.ts'
import {
  priced,
  readPrices,
  specifierOf,
  typedPrices,
} from '../src/resources/matches/race/field/runnerPrices.ts'
import {
  draftOf,
  factsOf,
  faultsOf,
  priceFaultsOf,
  placed,
  type OrderDraft,
} from '../src/resources/matches/result/race/orderDraft.ts'
import { typedFactsOf } from '../src/resources/matches/result/race/raceFactsDraft.ts'
import { fieldOf } from '../src/resources/matches/race/useRaceField.ts'
import { silkOf } from '@grandstand/shared-types/racing/card/silk'

const runner = (number: number, more: Partial<RunnerView> = {}): RunnerView => ({
  number,
  name: `Runner ${number}`,
  status: 'declared',
  entry: null,
  withdrawnAt: null,
  withdrawnOddsMilli: null,
  replaces: null,
  startingPriceMilli: null,
  card: {},
  ...more,
})
const field = (...runners: RunnerView[]): RaceFieldView => ({
  matchId: 1,
  kind: 'horses',
  isHandicap: false,
  offAt: null,
  placeTerms: null,
  runners,
})
const out = (number: number, status: RunnerStatus) => runner(number, { status })

const NO_FACTS = typedFactsOf({}, { kind: 'horses', isHandicap: false, offAt: null, runners: [] })

describe('an order of finish', () => {
  const view = field(runner(1), runner(2), runner(3), runner(4), out(5, 'withdrawn'))
  const typed = (positions: Record<number, string>): OrderDraft => ({
    status: 'ran',
    stage: 'weighedIn',
    facts: NO_FACTS,
    prices: {},
    finishes: Object.fromEntries(
      Object.entries(positions).map(([number, position]) => [number, placed(position)])
    ),
  })
  const faults = (draft: OrderDraft) =>
    faultsOf(draft, fieldOf(view)).map(({ reason, runner: at }) => [reason, at])

  it('has the same position twice for a dead heat, and no word of the unplaced', () => {
    const draft = typed({ 1: '2', 2: '1', 3: '2', 4: '' })
    expect(faults(draft)).toEqual([])
    expect(factsOf(draft, fieldOf(view))).toEqual({
      status: 'ended',
      periods: {},
      race: {
        status: 'ran',
        stage: 'weighedIn',
        order: [
          { runner: 1, outcome: 'finished', finishingPosition: 2 },
          { runner: 2, outcome: 'finished', finishingPosition: 1 },
          { runner: 3, outcome: 'finished', finishingPosition: 2 },
        ],
      },
    })
  })

  it('names its faults at the runners where they are mended', () => {
    expect(faults(typed({}))).toEqual([['noWinner', null]])
    expect(faults(typed({ 1: '1', 2: '3' }))).toEqual([['gap', 2]])
    expect(faults(typed({ 1: '1', 2: '1', 3: '2', 4: '2' }))).toEqual([
      ['positionAfterTie', 3],
      ['positionAfterTie', 4],
    ])
    expect(faults(typed({ 1: '1', 2: 'x' }))).toEqual([['positionNotWhole', 2]])
  })

  it('has the starting prices that are typed, and names one that is no price', () => {
    const draft = { ...typed({ 1: '1' }), prices: { 1: '6,50', 2: ' ', 3: 'x', 5: '4.00' } }
    const facts = factsOf(draft, fieldOf(view))
    expect(facts.race?.startingPrices).toEqual([{ runner: 1, oddsMilli: 6500 }])
    expect([...priceFaultsOf(draft, fieldOf(view))]).toEqual([3])
    expect(draftOf(facts, fieldOf(view)).prices).toEqual({ 1: '6.50' })
  })
  it('comes back from the facts in force, with those that fell', () => {
    const draft: OrderDraft = {
      status: 'ran',
      stage: 'weighedIn',
      facts: NO_FACTS,
      prices: {},
      finishes: {
        ...typed({ 1: '1' }).finishes,
        2: { position: '', outcome: 'didNotFinish' },
        3: { position: '', outcome: 'disqualified' },
      },
    }
    const facts = factsOf(draft, fieldOf(view))
    expect(draftOf(facts, fieldOf(view))).toEqual(draft)
    const shutOut = field(runner(1), out(2, 'disqualified'))
    expect(draftOf(null, fieldOf(shutOut)).finishes[2]?.outcome).toBe('disqualified')
  })

  it('is empty when the race did not run', () => {
    const draft = { ...typed({ 1: '1' }), status: 'walkover' as const }
    expect(faults(draft)).toEqual([])
    expect(factsOf(draft, fieldOf(view))).toMatchObject({
      status: 'walkover',
      race: { status: 'walkover', order: [] },
    })
  })
})

describe('a change of a runner', () => {
  const now = { nowMs: 5_000, priceMilli: 3_000 }

  it('is proposed as a withdrawal of now, at the price of now', () => {
    const view = field(runner(1), runner(2))
    const change = changeOf(view.runners[0]!, newDraft(view, view.runners[0]!, now))
    expect(change).toEqual({
      runner: 1,
      status: 'withdrawn',
      withdrawnAt: 5_000,
      withdrawnOddsMilli: 3_000,
    })
    expect(effectOf(view, change!)).toEqual({
      percent: 30,
      steps: [{ placedBefore: 5_000, percent: 30 }],
      faults: [],
    })
  })

  it('cannot be sent without a price', () => {
    const view = field(runner(1), runner(2))
    const draft = newDraft(view, view.runners[0]!, { nowMs: 5_000, priceMilli: null })
    expect(changeOf(view.runners[0]!, draft)).toBeNull()
  })

  it('tells its own percent beside what all withdrawals take together', () => {
    const gone = runner(3, { status: 'withdrawn', withdrawnAt: 2_000, withdrawnOddsMilli: 1_500 })
    const view = field(runner(1), runner(2), gone)
    const change = changeOf(view.runners[0]!, newDraft(view, view.runners[0]!, now))!
    expect(effectOf(view, change)).toMatchObject({
      percent: 30,
      steps: [
        { placedBefore: 2_000, percent: 90 },
        { placedBefore: 5_000, percent: 30 },
      ],
    })
  })

  it('takes nothing while another of the entry runs', () => {
    const view = field(runner(1, { entry: 1 }), runner(2, { entry: 1 }), runner(3))
    const change = changeOf(view.runners[0]!, newDraft(view, view.runners[0]!, now))!
    expect(effectOf(view, change).percent).toBe(0)
  })

  it('lets a reserve in for the first that is out', () => {
    const view = field(runner(1), out(2, 'nonRunner'), out(9, 'reserve'))
    expect(vacant(view).map(({ number }) => number)).toEqual([2])
    const reserve = view.runners[2]!
    expect(changeOf(reserve, newDraft(view, reserve, now))).toEqual({
      runner: 9,
      status: 'declared',
      replaces: 2,
    })
    expect(vacant(field(out(2, 'nonRunner'), runner(9, { replaces: 2 })))).toEqual([])
  })

  it('after the off is no withdrawal', () => {
    const view = { ...field(runner(1), runner(2)), offAt: 4_000 }
    const change = changeOf(view.runners[0]!, newDraft(view, view.runners[0]!, now))!
    expect(effectOf(view, change).faults).toEqual(['withdrawnAfterOff'])
  })
})

describe('prices of the Winner market', () => {
  const runners = priced(
    [runner(1), runner(2), out(3, 'nonRunner'), out(4, 'reserve')],
    RACE_WINNER
  )

  it('are of runners that run and of reserves; a reserve may do without', () => {
    expect(runners.map(({ number }) => number)).toEqual([1, 2, 4])
    expect(readPrices(RACE_WINNER, runners, { 1: '2.00', 2: '1,80' })).toEqual({
      outcomes: [
        { key: '1', oddsMilli: 2_000 },
        { key: '2', oddsMilli: 1_800 },
      ],
      faulty: new Set(),
      margin: 56,
    })
  })

  it('are not whole while a runner has none', () => {
    const { faulty, margin } = readPrices(RACE_WINNER, runners, { 1: '2.00', 2: '', 4: '0.9' })
    expect([...faulty]).toEqual(['2', '4'])
    expect(margin).toBeNull()
  })

  it('of first retirements are also of the outcome that nobody retires', () => {
    const FIRST_RETIREMENT = 100_012
    const all = { 1: '2.00', 2: '3.00', none: '9.00' }
    expect(readPrices(FIRST_RETIREMENT, runners, all).outcomes.map(({ key }) => key)).toEqual([
      '1',
      '2',
      'none',
    ])
    const { none: _none, ...without } = all
    expect([...readPrices(FIRST_RETIREMENT, runners, without).faulty]).toEqual(['none'])
  })

  it('of two runners make a head to head, of more a group, and reserves are in none', () => {
    const [HEAD_TO_HEAD, GROUP] = [100_016, 100_017] as const
    const four = [runner(1), runner(7), runner(3), out(4, 'reserve')]
    expect(priced(four, GROUP).map(({ number }) => number)).toEqual([1, 7, 3])
    const read = (typeId: number, typed: Record<string, string>) => {
      const prices = readPrices(typeId, priced(four, typeId), typed)
      return [specifierOf(typeId, prices), prices.margin, prices.faulty.size]
    }
    expect(read(HEAD_TO_HEAD, { 7: '1.90', 3: '1.90' })).toEqual(['runners=3-7', 53, 0])
    expect(read(HEAD_TO_HEAD, { 7: '1.90' })[0]).toBeNull()
    expect(read(HEAD_TO_HEAD, { 7: '1.90', 3: '0.9' })).toEqual([null, null, 1])
    expect(read(GROUP, { 7: '3.00', 3: '2.50' })[0]).toBeNull()
    expect(read(GROUP, { 7: '3.00', 3: '2.50', 1: '3.00' })[0]).toBe('runners=1-3-7')
    expect(read(RACE_WINNER, { 7: '3.00', 3: '2.50', 1: '3.00' })[0]).toBe('')
  })

  it('of a market that stands are typed already', () => {
    const row = { key: '7', oddsMilli: 5_500 } as OutcomeRow
    expect(typedPrices([row])).toEqual({ 7: '5.50' })
  })
})

it('a jacket is that of the card, of the trap, or of the number', () => {
  const horse = { number: 3, kind: 'horses' } as const
  expect(silkOf({ ...horse, colours: 'Dark blue, red star' })).toMatchObject({
    body: '#1c2f63',
    other: '#c81e2c',
    pattern: 'star',
  })
  expect(silkOf({ ...horse, colours: 'Sarı, kırmızı çizgili' })).toMatchObject({
    body: '#f0b429',
    pattern: 'stripes',
  })
  expect(silkOf({ number: 2, kind: 'dogs', colours: '' }).body).toBe('#1f4fa8')
  expect(silkOf({ ...horse, colours: '' })).not.toEqual(
    silkOf({ ...horse, number: 4, colours: '' })
  )
})

it('a match is a race where its row says so; two teams may have one name', () => {
  const same = { home: 'Arsenal', away: 'Arsenal' }
  expect(matchName({ ...same, isRace: false })).toBe('Arsenal – Arsenal')
  expect(matchName({ ...same, isRace: true })).toBe('Arsenal')
  expect(matchName(same)).toBe('Arsenal')
})
