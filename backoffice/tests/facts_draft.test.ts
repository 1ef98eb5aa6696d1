import { describe, expect, it } from 'vitest'
import { MARKET_TYPES, marketTypesOf } from '@grandstand/shared-types/markets/table/market_types'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { neededFacts } from '@grandstand/shared-types/markets/model/needed_facts'
import { validateFacts } from '@grandstand/shared-types/markets/facts/validate_facts'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { askedByMarkets, askedBySport } from '../src/resources/matches/result/askedFacts.ts'
import {
  asksForWinner,
  incidentLists,
  neededFor,
  scoreNames,
  statusesFor,
} from '../src/resources/matches/result/factNames.ts'
import { draftOf, factsOf } from '../src/resources/matches/result/factsDraft.ts'
import type { FactsDraft } from '../src/resources/matches/result/typedFacts.ts'
import { newIncident } from '../src/resources/matches/result/incidentsDraft.ts'

const soccer = neededFacts(SPORT_IDS.soccer)
const tennis = neededFacts(SPORT_IDS.tennis)
const draft = draftOf(null)

const idOf = (key: string) => {
  const type = MARKET_TYPES.find((known) => known.key === key)
  if (!type) throw new Error(`no market type ${key}`)
  return type.id
}
const market = (marketTypeId: number, specifier = '') => ({ marketTypeId, specifier })
const matchWinner = askedByMarkets([market(1)], SPORT_IDS.soccer)
const nothing = askedByMarkets([], SPORT_IDS.soccer)
const allOfSoccer = askedBySport(SPORT_IDS.soccer, nothing)
const allOfTennis = askedBySport(SPORT_IDS.tennis, nothing)

describe('the fields of the result form', () => {
  it('of a soccer match with the result market alone are full time and half time', () => {
    expect(scoreNames(soccer, draft, matchWinner)).toEqual(['fullTime', 'halfTime'])
    expect(incidentLists(draft, matchWinner)).toEqual([])
    expect(asksForWinner(draft, matchWinner)).toBe(false)
  })

  it('corners, cards and goals only where a market reads them', () => {
    const corners = MARKET_TYPES.find(
      ({ basisBySport }) => basisBySport[SPORT_IDS.soccer] === 'cornersFirstHalf'
    )
    const asked = askedByMarkets([market(corners?.id ?? 0)], SPORT_IDS.soccer)
    expect(scoreNames(soccer, draft, asked)).toEqual([
      'fullTime',
      'halfTime',
      'statistics.1.corners',
    ])
    expect(incidentLists(draft, askedByMarkets([market(idOf('nthGoal'), 'goalnr=1')], 1))).toEqual([
      'goals',
    ])
    expect(scoreNames(soccer, draft, allOfSoccer)).toContain('yellowCards')
  })

  it('penalties only for a match that ended after penalties', () => {
    expect(scoreNames(soccer, draft, allOfSoccer)).not.toContain('periods.pen')
    const shot = { ...draft, status: 'after_pen' } as const
    expect(scoreNames(soccer, shot, allOfSoccer)).toContain('periods.pen')
  })

  it('a tennis match by its sets, with the tie-break of a set won by 7:6', () => {
    expect(scoreNames(tennis, draft, nothing)).toEqual([
      'fullTime',
      ...[1, 2, 3, 4, 5].map((set) => `periods.${set}`),
    ])
    const played: FactsDraft = { ...draft, scores: { 'periods.2': ['6', '7'] } }
    expect(scoreNames(tennis, played, allOfTennis)).toContain('tieBreaks.2')
    expect(scoreNames(tennis, played, allOfTennis)).not.toContain('tieBreaks.1')
    expect(statusesFor(tennis)).not.toContain('after_pen')
    expect(statusesFor(tennis)).toContain('retired')
  })

  it('a basketball match in halves by the score at half time, and not by quarters', () => {
    const needed = neededFacts(SPORT_IDS.basketball)
    const all = askedBySport(SPORT_IDS.basketball, nothing)
    expect(scoreNames(needed, draft, all)).toContain('periods.4')
    const typed: FactsDraft = {
      ...draft,
      scheduled: '2',
      scores: { fullTime: ['71', '72'], halfTime: ['38', '30'] },
    }
    expect(scoreNames(neededFor(needed, typed), typed, all)).toEqual(['fullTime', 'halfTime'])
    const { facts, faulty } = factsOf(typed, needed, all)
    expect(faulty).toEqual([])
    expect(facts).toEqual({
      status: 'ended',
      scheduledPeriods: 2,
      periods: {},
      fullTime: [71, 72],
      halfTime: [38, 30],
    })
    expect(validateFacts(SPORT_IDS.basketball, facts)).toEqual([])
    expect(draftOf(facts)).toEqual(typed)
    expect(factsOf({ ...typed, scheduled: '3' }, needed, all).faulty).toEqual(['scheduled'])
    const inning = neededFacts(SPORT_IDS.baseball)
    expect(factsOf({ ...draft, scheduled: '2' }, inning, nothing).faulty).toEqual(['scheduled'])
    expect(factsOf({ ...draft, scheduled: '7' }, inning, nothing).facts.scheduledPeriods).toBe(7)
  })

  it('races by the numbers of the markets, in order', () => {
    const type = marketTypesOf(SPORT_IDS.basketball).find(
      ({ rule, basisBySport }) =>
        rule.key === 'raceTo' && basisBySport[SPORT_IDS.basketball] !== 'period'
    )
    const name = type?.integers?.[0] ?? ''
    const lines = [40, 20].map((points) => market(type?.id ?? 0, `${name}=${points}`))
    expect(askedByMarkets(lines, SPORT_IDS.basketball).races).toEqual(['20', '40'])
  })

  it('no score of a match that was not played, nor of one awarded as void', () => {
    for (const status of ['cancelled', 'postponed', 'walkover'] as const) {
      expect(scoreNames(soccer, { ...draft, status }, allOfSoccer), status).toEqual([])
    }
    const awarded = { ...draft, status: 'awarded' } as const
    expect(scoreNames(soccer, awarded, allOfSoccer)).toEqual([])
    expect(scoreNames(soccer, { ...awarded, awardedPolicy: 'score' }, allOfSoccer)).toEqual([
      'fullTime',
    ])
  })

  it('are in every sport enough for a complete result', () => {
    for (const sportId of Object.values(SPORT_IDS)) {
      const needed = neededFacts(sportId)
      // an order of finish is no score of this form
      if (needed.fullTime === 'order') continue
      const names = scoreNames(needed, draft, askedByMarkets([], sportId))
      const least: MatchFacts = { status: 'ended', periods: {} }
      const missing = validateFacts(sportId, least).map(({ field }) => field)
      for (const field of missing) expect(names, `${sportId}: ${field}`).toContain(field)
    }
  })
})

describe('the facts that are sent', () => {
  it('have the typed values and no empty ones', () => {
    const typed = { ...draft, scores: { fullTime: ['2', '1'], halfTime: ['1', '0'] } as const }
    expect(factsOf(typed, soccer, allOfSoccer)).toEqual({
      facts: { status: 'ended', periods: {}, fullTime: [2, 1], halfTime: [1, 0] },
      faulty: [],
    })
  })

  it('leave out a score that the ending no longer asks for', () => {
    const typed = { ...draft, status: 'walkover', scores: { fullTime: ['2', '1'] } } as const
    expect(factsOf(typed, soccer, allOfSoccer).facts).toEqual({ status: 'walkover', periods: {} })
  })

  it('name values that are incomplete or no number', () => {
    const typed = {
      ...draft,
      scores: { fullTime: ['2', ''], halfTime: ['x', '0'] },
      incidents: { ...draft.incidents, goals: [{ ...newIncident('home'), minute: '4x' }] },
      notPlayed: '7, Smith',
    } as const
    expect(factsOf(typed, soccer, allOfSoccer).faulty).toEqual([
      'fullTime',
      'halfTime',
      'notPlayed',
      'goals',
    ])
  })

  it('goals stand in order; the minute tells the half', () => {
    const goals = [
      { ...newIncident('home'), minute: '12' },
      { ...newIncident('away'), minute: '60', type: 'own' as const },
    ]
    const typed = { ...draft, incidents: { ...draft.incidents, goals } }
    expect(factsOf(typed, soccer, allOfSoccer).facts.goals).toEqual([
      { side: 'home', period: '1', minute: 12 },
      { side: 'away', period: '2', minute: 60, type: 'own' },
    ])
  })

  it('an empty list of goals is a fact of a match without goals, and unknown otherwise', () => {
    const goalless = { ...draft, scores: { fullTime: ['0', '0'] } as const }
    expect(factsOf(goalless, soccer, allOfSoccer).facts.goals).toEqual([])
    const three = { ...draft, scores: { fullTime: ['2', '1'] } as const }
    expect(factsOf(three, soccer, allOfSoccer).facts.goals).toBeUndefined()
  })

  it('come back unchanged from the form of a correction', () => {
    const ofSoccer: MatchFacts = {
      status: 'after_pen',
      periods: { ot: [0, 0], pen: [4, 3] },
      fullTime: [1, 1],
      halfTime: [0, 1],
      corners: [5, 7],
      yellowCards: [2, 0],
      redCards: [0, 0],
      statistics: { 1: { corners: [2, 3] } },
      winner: 'home',
      goals: [
        { side: 'away', period: '1', minute: 9, scorerId: 77 },
        { side: 'home', period: '2', minute: 80, type: 'penalty' },
      ],
      notPlayed: [5, 6],
    }
    expect(factsOf(draftOf(ofSoccer), soccer, allOfSoccer)).toEqual({ facts: ofSoccer, faulty: [] })
    const ofTennis: MatchFacts = {
      status: 'ended',
      periods: { 1: [7, 6], 2: [4, 6], 3: [1, 0] },
      fullTime: [2, 1],
      tieBreaks: { 1: [7, 4] },
      hasMatchTieBreak: true,
    }
    expect(factsOf(draftOf(ofTennis), tennis, allOfTennis).facts).toEqual(ofTennis)
    const baseball = neededFacts(SPORT_IDS.baseball)
    const ofBaseball: MatchFacts = {
      status: 'ended',
      periods: { 1: [11, 0], 2: [0, 0], 3: [0, 0], 4: [0, 0], 5: [0, 0], 6: [0, 0], 7: [0, 0] },
      fullTime: [11, 0],
      mercyPolicy: 'score',
    }
    const allOfBaseball = askedBySport(SPORT_IDS.baseball, nothing)
    expect(factsOf(draftOf(ofBaseball), baseball, allOfBaseball).facts).toEqual(ofBaseball)
    const racing = neededFacts(SPORT_IDS.motorSport)
    const ofRace: MatchFacts = {
      status: 'ended',
      periods: {},
      fullTime: [1, 0],
      laps: [57, 30],
      finishers: 16,
    }
    const asked = askedBySport(SPORT_IDS.motorSport, nothing)
    expect(factsOf(draftOf(ofRace), racing, asked).facts).toEqual(ofRace)
  })
})
