import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { describe, expect, test } from 'vitest'
import { clockText, matchPhase } from '../src/features/live/clock/matchClock.ts'
import { matchPeriod } from '../src/scores/periods.ts'
import { itemsThatLeft, leftMatchesOf } from '../src/features/betslip/state/leftMatches.ts'
import { liveMatch, SECOND_HALF } from './liveSupport.ts'
import { slipItem } from './support.ts'

function clock(sportId: number, status: string, seconds: number, periodLengthMinutes = 45) {
  const state = {
    ...SECOND_HALF,
    periodLengthMinutes,
    clock: { seconds, isRunning: false, at: 0 },
  }
  return clockText(liveMatch(1, { sportId, status, state }), 0)
}

describe('match clock', () => {
  test('soccer counts minutes, and stoppage time beyond the end of the half', () => {
    expect(clock(SPORT_IDS.soccer, '2p', 62 * 60 + 5)).toBe("63'")
    expect(clock(SPORT_IDS.soccer, '1p', 46 * 60 + 1)).toBe("45+2'")
    expect(clock(SPORT_IDS.soccer, '2p', 93 * 60)).toBe("90+4'")
  })

  test('a running clock goes on from the time of its message', () => {
    const match = liveMatch(1)
    expect(clockText(match, 1_000_000)).toBe("64'")
    expect(clockText(match, 1_000_000 + 60_000)).toBe("65'")
  })

  test('basketball shows the time left of the quarter, hockey the time played of the period', () => {
    expect(clock(SPORT_IDS.basketball, '4p', 2071, 10)).toBe('5:29')
    expect(clock(SPORT_IDS.iceHockey, '3p', 2949, 20)).toBe('9:09')
  })

  test('tennis has no clock, and none is shown at half time', () => {
    const state = { ...SECOND_HALF, clock: null }
    expect(clockText(liveMatch(1, { sportId: SPORT_IDS.tennis, status: '2set', state }), 0)).toBe(
      ''
    )
    expect(clock(SPORT_IDS.soccer, 'paused', 2700)).toBe('')
  })

  test('periods have the name that their sport uses', () => {
    expect(matchPhase({ sportId: SPORT_IDS.basketball, status: '4p' })).toEqual({
      kind: 'period',
      period: 'quarter',
      number: 4,
    })
    expect(matchPhase({ sportId: SPORT_IDS.soccer, status: 'paused' })).toMatchObject({
      name: 'halfTime',
    })
    expect(matchPhase({ sportId: SPORT_IDS.volleyball, status: 'pause1' })).toMatchObject({
      name: 'break',
    })
  })

  test('each sport names what follows regular time', () => {
    const { soccer, iceHockey, basketball } = SPORT_IDS
    expect(matchPhase({ sportId: soccer, status: 'ot' })).toMatchObject({ part: 'extraTime' })
    expect(matchPhase({ sportId: basketball, status: 'ot' })).toMatchObject({ part: 'overtime' })
    expect(matchPeriod(iceHockey, 3)).toEqual({ period: 'period', number: 3 })
    expect(matchPeriod(iceHockey, 4)).toEqual({ part: 'overtime' })
    expect(matchPeriod(iceHockey, 5)).toEqual({ part: 'penalties' })
    expect(matchPeriod(SPORT_IDS.tennis, 5)).toEqual({ period: 'set', number: 5 })
  })

  test('a match that is over shows how it ended', () => {
    const end = (status: string) => matchPhase({ sportId: SPORT_IDS.soccer, status })
    expect(end('after_ot')).toEqual({ kind: 'end', status: 'after_ot' })
    expect(end('after_pen')).toEqual({ kind: 'end', status: 'after_pen' })
  })
})

describe('L8: matches that leave the slip', () => {
  const items = [slipItem(), slipItem({ outcomeId: 702 }), slipItem({ outcomeId: 801, matchId: 8 })]
  const left = (status: string, wasLive = true) =>
    itemsThatLeft(
      items,
      ({ matchId }) => (matchId === 7 ? status : '2p'),
      () => wasLive
    ).map(({ outcomeId }) => outcomeId)

  test.each(['ended', 'interrupted', 'retired', 'walkover', 'after_ot'])('%s', (status) => {
    expect(left(status)).toEqual([701, 702])
  })

  test('a match in play, in a break or not begun stays', () => {
    for (const status of ['2p', 'paused', 'not_started']) expect(left(status)).toEqual([])
  })

  test('a match called off before it began is left to the player to remove', () => {
    expect(left('cancelled', false)).toEqual([])
    expect(left('cancelled', true)).toEqual([701, 702])
  })

  test('a match is announced once, with the number of its selections', () => {
    expect(leftMatchesOf(items)).toEqual([
      { matchId: 7, names: 'Galatasaray – Trabzonspor', count: 2 },
      { matchId: 8, names: 'Galatasaray – Trabzonspor', count: 1 },
    ])
  })
})
