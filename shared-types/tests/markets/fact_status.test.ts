import { describe, expect, test } from 'vitest'
import { settleMarket } from '../../src/markets/settling/settle.ts'
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import type { FactStatus, MatchFacts, Score } from '../../src/markets/model/match_facts.ts'

const { soccer, tennis, baseball } = SPORT_IDS

function settle(
  facts: MatchFacts,
  marketTypeId: number,
  specifier: string,
  keys: string[],
  sportId: number = soccer
) {
  return Object.values(settleMarket({ sportId, marketTypeId, specifier }, keys, facts))
}
function stopped(status: FactStatus, fullTime: Score, more: Partial<MatchFacts> = {}): MatchFacts {
  return { status, periods: {}, fullTime, ...more }
}
const UNDECIDED_VOID = ['abandoned', 'cancelled', 'retired'] as const

describe('decided markets stand, undecided are void, rules 3.6', () => {
  describe.each(UNDECIDED_VOID)('%s', (status) => {
    test('the winner is void', () => {
      expect(settle(stopped(status, [2, 0]), 1, '', ['1', 'X', '2'])).toEqual([
        'void',
        'void',
        'void',
      ])
    })
    test('a total that is passed stands for both sides', () => {
      expect(settle(stopped(status, [2, 1]), 18, 'total=2.5', ['over', 'under'])).toEqual([
        'won',
        'lost',
      ])
    })
    test('a total that is not passed is void, even where under leads', () => {
      expect(settle(stopped(status, [1, 1]), 18, 'total=2.5', ['over', 'under'])).toEqual([
        'void',
        'void',
      ])
    })
    test('half a quarter line passed is not decided', () => {
      expect(settle(stopped(status, [2, 1]), 18, 'total=2.75', ['over', 'under'])).toEqual([
        'void',
        'void',
      ])
      expect(settle(stopped(status, [2, 1]), 18, 'total=3', ['over', 'under'])).toEqual([
        'void',
        'void',
      ])
    })
    test('both teams scored stands; not yet is void', () => {
      expect(settle(stopped(status, [1, 1]), 29, '', ['yes', 'no'])).toEqual(['won', 'lost'])
      expect(settle(stopped(status, [1, 0]), 29, '', ['yes', 'no'])).toEqual(['void', 'void'])
    })
    test('a half that was played stands', () => {
      const facts = stopped(status, [1, 0], { halfTime: [1, 0] })
      expect(settle(facts, 60, '', ['1', 'X', '2'])).toEqual(['won', 'lost', 'lost'])
      expect(settle(facts, 68, 'total=1.5', ['over', 'under'])).toEqual(['lost', 'won'])
      expect(settle(facts, 47, '', ['1/1'])).toEqual(['void'])
    })
    test('a score beyond every listed one has decided for other', () => {
      expect(settle(stopped(status, [5, 0]), 45, '', ['4:0', 'other'])).toEqual(['lost', 'won'])
      expect(settle(stopped(status, [4, 0]), 45, '', ['4:0', 'other'])).toEqual(['void', 'void'])
    })
    test('without any score everything is void', () => {
      expect(settle({ status, periods: {} }, 1, '', ['1'])).toEqual(['void'])
      expect(settle({ status, periods: {} }, 18, 'total=0.5', ['over'])).toEqual(['void'])
    })
  })
})

test('interrupted: decided markets stand, the others wait', () => {
  const facts = stopped('interrupted', [2, 1])
  expect(settle(facts, 18, 'total=2.5', ['over', 'under'])).toEqual(['won', 'lost'])
  expect(settle(facts, 1, '', ['1', 'X', '2'])).toEqual([null, null, null])
})

test('walkover: all void, whoever advances', () => {
  const facts: MatchFacts = { status: 'walkover', periods: {}, winner: 'home' }
  expect(settle(facts, 186, '', ['home', 'away'], tennis)).toEqual(['void', 'void'])
})

describe('awarded', () => {
  const awarded = stopped('awarded', [3, 0])
  test('all void by default, even what the table score would decide', () => {
    expect(settle(awarded, 1, '', ['1', '2'])).toEqual(['void', 'void'])
    expect(settle(awarded, 18, 'total=2.5', ['over'])).toEqual(['void'])
  })
  test('by the recorded score when the policy says so; half-time markets void without halves', () => {
    const facts: MatchFacts = { ...awarded, awardedPolicy: 'score' }
    expect(settle(facts, 1, '', ['1', '2'])).toEqual(['won', 'lost'])
    expect(settle(facts, 60, '', ['1', 'X'])).toEqual(['void', 'void'])
    expect(settle(facts, 47, '', ['1/1'])).toEqual(['void'])
  })
})

describe('tennis retirement', () => {
  const at44: MatchFacts = {
    status: 'retired',
    periods: { 1: [4, 4] },
    fullTime: [0, 0],
    winner: 'home',
  }
  test('at 4:4, over 7.5 games stands and over 9.5 is void', () => {
    expect(settle(at44, 189, 'total=7.5', ['over', 'under'], tennis)).toEqual(['won', 'lost'])
    expect(settle(at44, 189, 'total=9.5', ['over', 'under'], tennis)).toEqual(['void', 'void'])
  })
  test('the match winner is void, also for the player who advances', () => {
    expect(settle(at44, 186, '', ['home', 'away'], tennis)).toEqual(['void', 'void'])
  })
})

test('a baseball game abandoned after five innings has a winner, before that it has none', () => {
  const innings = { 1: [1, 0], 2: [0, 0], 3: [2, 0], 4: [0, 1] } as const
  const four = stopped('abandoned', [3, 1], { periods: innings })
  const five = stopped('abandoned', [3, 1], { periods: { ...innings, 5: [0, 0] } })
  expect(settle(four, 251, '', ['home', 'away'], baseball)).toEqual(['void', 'void'])
  expect(settle(five, 251, '', ['home', 'away'], baseball)).toEqual(['won', 'lost'])
  expect(settle(five, 258, 'total=7.5', ['over'], baseball)).toEqual(['void'])
})

test('nor does one abandoned later lose its winner: in the ninth or in extra innings, rules 3.6', () => {
  const even = [0, 0] as const
  const eight = {
    1: [1, 0],
    2: even,
    3: [2, 0],
    4: [0, 1],
    5: even,
    6: even,
    7: even,
    8: even,
  } as const
  const ninth = stopped('abandoned', [3, 1], { periods: { ...eight, 9: even } })
  expect(settle(ninth, 251, '', ['home', 'away'], baseball)).toEqual(['won', 'lost'])
  expect(settle(ninth, 258, 'total=7.5', ['over'], baseball)).toEqual(['void'])
  const extra = { ...eight, 9: [0, 2], ot: [1, 0] } as const
  expect(
    settle(stopped('abandoned', [3, 3], { periods: extra }), 251, '', ['home', 'away'], baseball)
  ).toEqual(['won', 'lost'])
  const level = stopped('abandoned', [3, 3], { periods: { ...eight, 9: [0, 2] } })
  expect(settle(level, 251, '', ['home', 'away'], baseball)).toEqual(['void', 'void'])
})

describe.each(['postponed', 'interrupted'] as const)('%s, rules 3.6', (status) => {
  const totals = (facts: MatchFacts) => [
    ...settle(facts, 18, 'total=2.5', ['over', 'under']),
    ...settle(facts, 18, 'total=3.5', ['over', 'under']),
  ]
  test('decided markets stand and the rest stays open', () => {
    expect(totals(stopped(status, [2, 1]))).toEqual(['won', 'lost', null, null])
  })
  test('once the wait is over, the rest is void', () => {
    const over = stopped(status, [2, 1], { isWaitOver: true })
    expect(totals(over)).toEqual(['won', 'lost', 'void', 'void'])
  })
})
