import { describe, expect, test } from 'vitest'
import { settleCoupon } from '../../src/coupons/payout/payout.ts'
import type { Race } from '../../src/markets/racing/race.ts'
import type { RacingBet } from '../../src/markets/racing/racing_bet.ts'
import { settleRacingBet } from '../../src/markets/racing/settle_racing_bet.ts'
import { couponOfRaces } from '../../src/coupons/racing/each_way_coupon.ts'
import type { RaceResult } from '../../src/racing/finish/race_result.ts'
import { USUAL_RACING_RULES, type RacingRules } from '../../src/racing/terms/racing_rules.ts'
import { eachWay, field, fixed, headToHead, inOrder, order, sold, win } from './card.ts'
import * as cases from './settled_cases.ts'

const STAKE = 1_000

function raceOf(
  notation: string,
  finish: string,
  result: Partial<RaceResult> = {},
  rules: Partial<RacingRules> = {}
): Race {
  return {
    field: field(notation),
    result: { status: 'ran', order: order(finish), ...result },
    rules: { ...USUAL_RACING_RULES, ...rules },
  }
}

/** The payout of a single, in hundredths; null while it is open. */
function paid(race: Race, bet: RacingBet): number | null {
  const settlement = settleRacingBet(race, bet)
  const { settled, payoutMinor } = settleCoupon(
    couponOfRaces({ type: 'single', stakePerLineMinor: STAKE, maxPayoutMinor: 0 }, [
      { matchId: 1, settlement, ...(bet.type === 'eachWay' && { terms: bet.terms }) },
    ])
  )
  return settled ? payoutMinor : null
}

describe.each([
  ['to win, each way and for a place, rules 19.5', cases.WIN_AND_EACH_WAY],
  ['dead heats, rules 19.6', cases.DEAD_HEATS],
  ['deductions, rules 19.8', cases.DEDUCTIONS],
  ['runners that do not run or lose their position, rules 19.1', cases.NON_RUNNERS],
  ['forecasts, rules 19.6 and 19.7', cases.FORECASTS],
  ['against each other, rules 19.7', cases.AGAINST],
  ['prices, rules 19.9', cases.PRICES],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_name, notation, bet, finish, due) => {
    expect(paid(raceOf(notation, finish), bet)).toBe(due)
  })
})

/** As race cards of motor sport have them, at 5.00; half of a shared fact is 25.00. */
describe('facts beside the order, rules 19.7', () => {
  const on = (type: 'fastestLap' | 'pole', runner: number): RacingBet => ({
    ...sold(),
    type,
    runner,
    price: fixed('5.00'),
  })
  const retires = (runner: number | null, isNoneListed = true): RacingBet => ({
    ...sold(),
    type: 'firstRetirement',
    runner,
    isNoneListed,
    price: fixed('5.00'),
  })
  const counts = (side: 'over' | 'under', line: number): RacingBet => ({
    ...sold(),
    type: 'classified',
    side,
    lineQuarters: 4 * line,
    price: fixed('1.80'),
  })
  const exactly = (count: number): RacingBet => ({
    ...sold(),
    type: 'exactClassified',
    count,
    price: fixed('5.00'),
  })
  const safetyCar = (isYes: boolean): RacingBet => ({
    ...sold(),
    type: 'safetyCar',
    isYes,
    price: fixed('1.80'),
  })
  const margin = (least: number, most: number | null): RacingBet => ({
    ...sold(),
    type: 'winningMargin',
    least,
    most,
    price: fixed('5.00'),
  })
  test.each<[string, RacingBet, Partial<RaceResult>, number | null]>([
    ['fastest lap', on('fastestLap', 3), { fastestLap: [3] }, 5_000],
    ['fastest lap, of another', on('fastestLap', 3), { fastestLap: [4] }, 0],
    ['fastest lap, shared', on('fastestLap', 3), { fastestLap: [3, 4] }, 2_500],
    ['fastest lap, nobody', on('fastestLap', 3), { fastestLap: [] }, 1_000],
    ['fastest lap, not entered', on('fastestLap', 3), {}, null],
    ['pole', on('pole', 3), { pole: [3] }, 5_000],
    ['pole of who took no part', on('pole', 3), { pole: [4], qualifiers: [4, 5] }, 1_000],
    ['pole of one that was withdrawn later', on('pole', 4), { pole: [4] }, 5_000],
    ['pole of one that never came', on('pole', 4), { pole: [3] }, 1_000],
    ['pole of a race called off', on('pole', 3), { status: 'void', pole: [3] }, 5_000],
    ['pole without qualifying', on('pole', 3), { pole: [], gridLeader: 3 }, 1_000],
    ['pole, not entered', on('pole', 3), {}, null],
    ['first retirement', retires(3), { firstRetirement: [3] }, 5_000],
    ['first retirement, two at once', retires(3), { firstRetirement: [3, 4] }, 2_500],
    ['first retirement, nobody', retires(null), { firstRetirement: [] }, 5_000],
    ['first retirement, nobody, on a runner', retires(3), { firstRetirement: [] }, 0],
    ['first retirement, nobody and not listed', retires(3, false), { firstRetirement: [] }, 1_000],
    ['classified, over 17.5', counts('over', 17.5), { classified: 18 }, 1_800],
    ['classified, under 17.5', counts('under', 17.5), { classified: 18 }, 0],
    ['classified, exactly on the line', counts('over', 18), { classified: 18 }, 1_000],
    ['classified, a quarter above: half won', counts('over', 17.75), { classified: 18 }, 1_400],
    ['classified, the exact count', exactly(18), { classified: 18 }, 5_000],
    ['classified, another count', exactly(17), { classified: 18 }, 0],
    ['safety car', safetyCar(true), { hadSafetyCar: true }, 1_800],
    ['no safety car', safetyCar(false), { hadSafetyCar: true }, 0],
    ['margin, an end of the band', margin(100, 300), { winningMargin: 300 }, 5_000],
    ['margin, above the band', margin(100, 300), { winningMargin: 301 }, 0],
    ['margin, a band without end', margin(300, null), { winningMargin: 2_000 }, 5_000],
    ['margin, not entered', margin(100, 300), {}, null],
  ])('%s', (_, bet, result, due) => {
    expect(paid(raceOf('20 motorSport -4@9.00', '1 2 3', result), bet)).toBe(due)
  })

  test('the brand may settle pole by the grid that was set', () => {
    const rules = { poleWithoutQualifying: 'grid' } as const
    const result = { pole: [], gridLeader: 3 }
    expect(paid(raceOf('20 motorSport', '1 2', result, rules), on('pole', 3))).toBe(5_000)
    expect(paid(raceOf('20 motorSport', '1 2', result, rules), on('pole', 4))).toBe(0)
  })
})

/** The unnamed favourite of the shops: at the starting price, the stake divided among joint favourites. */
describe('favourites, rules 19.7', () => {
  const favourite: RacingBet = { ...sold(), type: 'favourite' }
  test.each<[string, string, string, number | null]>([
    ['the favourite wins', '3 sp1=3.00 sp2=4.00 sp3=5.00', '1 2 3', 3_000],
    ['another wins', '3 sp1=3.00 sp2=4.00 sp3=5.00', '2 1 3', 0],
    ['one of two', '3 sp1=3.00 sp2=3.00 sp3=5.00', '2 1 3', 1_500],
    ['two in a dead heat', '3 sp1=3.00 sp2=3.00 sp3=5.00', '1=2 3', 1_500],
    ['one of two in a dead heat with another', '3 sp1=3.00 sp2=3.00 sp3=5.00', '1=3 2', 750],
    ['coupled, one interest', '3 sp1=3.00 sp2=3.00 sp3=5.00 1+2', '2 1 3', 3_000],
    ['the shortest is out', '3 n1 sp1=2.00 sp2=4.00 sp3=5.00', '2 3', 4_000],
    ['a price is not known', '3 sp1=3.00 sp2=4.00', '1 2 3', null],
  ])('%s', (_, notation, finish, due) => {
    expect(paid(raceOf(notation, finish), favourite)).toBe(due)
  })
})

describe('races that did not run their course, rules 19.10', () => {
  test.each(['walkover', 'void', 'abandoned'] as const)('%s: stakes back', (status) => {
    const race = raceOf('8 n2', '', { status })
    expect(paid(race, win(1, '6.00'))).toBe(1_000)
    expect(paid(race, win(1, '6.00', 'antePost'))).toBe(1_000)
    expect(paid(race, win(2, '6.00', 'antePost'))).toBe(1_000)
    expect(paid(race, eachWay(1, '6.00', '3 1/5'))).toBe(2_000)
    expect(paid(race, inOrder([1, 3], '12.00'))).toBe(1_000)
    expect(paid(race, headToHead(1, 3, '1.90'))).toBe(1_000)
  })

  test('what had happened in an abandoned race stands', () => {
    const result = { status: 'abandoned', firstRetirement: [3], hadSafetyCar: true } as const
    const race = raceOf('20 motorSport', '', result)
    const price = fixed('5.00')
    const retires = { ...sold(), type: 'firstRetirement', isNoneListed: true, price } as const
    expect(paid(race, { ...retires, runner: 3 })).toBe(5_000)
    expect(paid(race, { ...retires, runner: 4 })).toBe(0)
    expect(paid(race, { ...sold(), type: 'safetyCar', isYes: true, price })).toBe(5_000)
    const quiet = raceOf('20 motorSport', '', { ...result, hadSafetyCar: false })
    expect(paid(quiet, { ...sold(), type: 'safetyCar', isYes: false, price })).toBe(1_000)
    expect(paid(race, { ...sold(), type: 'pole', runner: 3, price })).toBe(1_000)
  })

  test('a shortened race counts from two laps, or as the brand sets', () => {
    const after = (lapsRun: number, leastPercent = 0) =>
      paid(
        raceOf(
          '20 motorSport',
          '1 2 3',
          { lapsRun, lapsPlanned: 60 },
          {
            shortenedRace: { leastLaps: 2, leastPercent },
          }
        ),
        win(1, '6.00')
      )
    expect([after(1), after(2), after(60)]).toEqual([1_000, 6_000, 6_000])
    expect([after(44, 75), after(45, 75)]).toEqual([1_000, 6_000])
    const sprint = raceOf('20 motorSport', '1 2 3', { lapsRun: 1, lapsPlanned: 1 })
    expect(paid(sprint, win(1, '6.00'))).toBe(6_000)
  })

  test('half of a head to head may count in a dead heat', () => {
    const race = raceOf('8', '1=2', {}, { headToHeadDeadHeat: 'half' })
    expect(paid(race, headToHead(1, 2, '1.90'))).toBe(950)
  })

  test('a bet that won waits for its starting price; one that lost does not', () => {
    expect(paid(raceOf('8', '1 2 3'), win(1, 'SP'))).toBeNull()
    expect(paid(raceOf('8', '1 2 3'), win(1, 'best 6.00'))).toBeNull()
    expect(paid(raceOf('8', '1 2 3'), win(2, 'SP'))).toBe(0)
  })

  test('before the order is known, facts beside it are settled and all else is open', () => {
    const race = raceOf('20 motorSport n9', '', { pole: [3], hadSafetyCar: true })
    const price = fixed('5.00')
    expect(paid(race, { ...sold(), type: 'pole', runner: 3, price })).toBe(5_000)
    expect(paid(race, { ...sold(), type: 'safetyCar', isYes: true, price })).toBe(5_000)
    expect(paid(race, win(9, '6.00'))).toBe(1_000)
    const margin = { ...sold(), type: 'winningMargin', least: 0, most: null, price } as const
    const bets = [win(1, '6.00'), eachWay(1, '6.00', '3 1/5'), inOrder([1, 2], '9.00'), margin]
    for (const bet of bets) expect(paid(race, bet)).toBeNull()
  })

  test('two unplaced runners have no order yet', () => {
    expect(paid(raceOf('8', '1 2 3'), headToHead(4, 5, '1.90'))).toBeNull()
    expect(paid(raceOf('8', '1 2 3'), headToHead(3, 5, '1.90'))).toBe(1_900)
  })
})
