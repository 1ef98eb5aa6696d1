import { describe, expect, test } from 'vitest'
import { settleRacingBet } from '../../src/markets/racing/settle_racing_bet.ts'
import {
  fieldFaults,
  FIELD_FAULTS,
  type FieldFaultReason,
} from '../../src/racing/field/field_faults.ts'
import type { RaceField, Runner } from '../../src/racing/field/runner.ts'
import { finishOf, type OrderEntry } from '../../src/racing/finish/order.ts'
import {
  ORDER_FAULTS,
  orderFaults,
  type OrderFaultReason,
} from '../../src/racing/finish/order_faults.ts'
import { USUAL_RACING_RULES } from '../../src/racing/terms/racing_rules.ts'
import { field, group, order, win } from './card.ts'

const finished = (runner: number, finishingPosition: number): OrderEntry => ({
  runner,
  outcome: 'finished',
  finishingPosition,
})

/** Eight runners: 5 withdrawn, 6 a non-runner, 7 a reserve, 8 shut out. */
const FIELD = field('8 -5@3.00 n6 r7 d8')

type OrderRow = [OrderFaultReason, string, OrderEntry[], { runner: number | null; at?: number }]

const BAD_ORDERS: OrderRow[] = [
  [
    'unknownRunner',
    'a runner that is not in the field',
    [...order('1 2 3'), finished(9, 4)],
    { runner: 9 },
  ],
  ['runnerTwice', 'a runner twice', [...order('1 2 3'), finished(2, 4)], { runner: 2 }],
  ['withdrawnRunner', 'a withdrawn runner', order('1 2 5'), { runner: 5 }],
  ['nonRunner', 'a non-runner', order('1 2 6'), { runner: 6 }],
  ['reserveNotIn', 'a reserve that has not come in', order('1 2 7'), { runner: 7 }],
  ['disqualifiedRunner', 'a position of one that was shut out', order('1 2 8'), { runner: 8 }],
  [
    'positionMissing',
    'no position',
    [...order('1 2 3'), { runner: 4, outcome: 'finished' }],
    { runner: 4 },
  ],
  ['positionNotWhole', 'half a position', [...order('1 2 3'), finished(4, 3.5)], { runner: 4 }],
  [
    'positionOfUnplaced',
    'a position of one that did not finish',
    [...order('1 2 3'), { ...finished(4, 4), outcome: 'didNotFinish' }],
    { runner: 4 },
  ],
  [
    'lapsNotWhole',
    'half a lap',
    [...order('1 2 3'), { runner: 4, outcome: 'didNotFinish', laps: 1.5 }],
    { runner: 4 },
  ],
  ['noWinner', 'nobody finished', order('x1 x2 x3 x4'), { runner: null }],
  [
    'gap',
    'a gap: 1, 3',
    [finished(1, 1), finished(2, 3), ...order('x3 x4')],
    { runner: null, at: 3 },
  ],
  [
    'gap',
    'no first: 2, 3',
    [finished(1, 2), finished(2, 3), finished(3, 4)],
    { runner: null, at: 2 },
  ],
  [
    'gap',
    'a gap after a dead heat: 1, 1, 4',
    [finished(1, 1), finished(2, 1), finished(3, 4)],
    { runner: null, at: 4 },
  ],
  [
    'positionAfterTie',
    'a dead heat counted once: 1, 1, 2',
    [finished(1, 1), finished(2, 1), finished(3, 2)],
    { runner: null, at: 2 },
  ],
  ['runnerMissing', 'two of three places, and a runner not named', order('1 2 x3'), { runner: 4 }],
]

describe('orders of finish that are refused, rules 19.2', () => {
  test.each(BAD_ORDERS)('%s: %s', (reason, _, entries, { runner, at }) => {
    const due = { reason, runner, ...(at !== undefined && { finishingPosition: at }) }
    expect(orderFaults(FIELD, entries, 3)).toEqual([due])
  })

  test('every reason has its case', () => {
    expect(new Set(BAD_ORDERS.map(([reason]) => reason))).toEqual(new Set(ORDER_FAULTS))
  })

  test.each([
    ['three places', '1 2 3'],
    ['a dead heat for first', '1=2 3'],
    ['a dead heat for the last place', '1 2=3'],
    ['three level winners', '1=2=3'],
    ['fewer finishers, and of the others how they ended', '1 2 x3 x4'],
    ['disqualified and shut out', '1 2 3 d4 d8'],
  ])('%s is accepted', (_, notation) => {
    expect(orderFaults(FIELD, order(notation), 3)).toEqual([])
  })

  test('several faults are all told', () => {
    const reasons = orderFaults(FIELD, [finished(9, 1), finished(5, 3)], 2).map(
      ({ reason }) => reason
    )
    expect(reasons).toEqual(['unknownRunner', 'withdrawnRunner', 'gap'])
  })

  test('entries may be in any order', () => {
    expect(finishOf([finished(3, 3), finished(1, 1), finished(2, 1)])).toEqual([[1, 2], [3]])
  })
})

const runner = (number: number, more: Partial<Runner> = {}): Runner => ({
  number,
  status: 'declared',
  ...more,
})
const withdrawn = { status: 'withdrawn', withdrawnAt: 50, withdrawnOddsMilli: 3000 } as const

const BAD_FIELDS: [FieldFaultReason, Runner[]][] = [
  ['numberNotWhole', [runner(1.5)]],
  ['numberTwice', [runner(1), runner(1)]],
  ['withdrawnWithoutTime', [runner(1, { status: 'withdrawn', withdrawnOddsMilli: 3000 })]],
  ['withdrawnWithoutPrice', [runner(1, { status: 'withdrawn', withdrawnAt: 50 })]],
  ['withdrawnWithoutPrice', [runner(1, { ...withdrawn, withdrawnOddsMilli: 1000 })]],
  ['withdrawnAfterOff', [runner(1, { ...withdrawn, withdrawnAt: 200 })]],
  ['replacesNobody', [runner(1, { replaces: 9 })]],
  ['replacesRunner', [runner(2), runner(1, { replaces: 2 })]],
  ['replacedTwice', [runner(3, withdrawn), runner(2, { replaces: 3 }), runner(1, { replaces: 3 })]],
]

describe('fields that are refused, rules 19.1', () => {
  const of = (runners: Runner[]): RaceField => ({
    kind: 'horses',
    isHandicap: false,
    offAt: 200,
    runners,
  })

  test.each(BAD_FIELDS)('%s', (reason, runners) => {
    expect(fieldFaults(of(runners))).toEqual([{ reason, runner: runners.at(-1)?.number }])
  })

  test('every reason has its case', () => {
    expect(new Set(BAD_FIELDS.map(([reason]) => reason))).toEqual(new Set(FIELD_FAULTS))
  })

  test('a reserve in the place of a withdrawn runner is accepted', () => {
    expect(fieldFaults(of([runner(1, withdrawn), runner(2, { replaces: 1 })]))).toEqual([])
  })

  test('a reserve that came in runs for itself: bets on the runner it replaces are returned', () => {
    const race = {
      field: of([runner(1, withdrawn), runner(2), runner(3, { replaces: 1 })]),
      result: { status: 'ran', order: order('3 2') },
      rules: USUAL_RACING_RULES,
    } as const
    expect(orderFaults(race.field, race.result.order, 2)).toEqual([])
    expect(settleRacingBet(race, win(3, '9.00')).result).toBe('won')
    expect(settleRacingBet(race, win(1, '3.00')).result).toBe('void')
  })

  test('a bet on a runner that is not there, or beside its group, is no bet', () => {
    const result = { status: 'ran', order: order('1 2 3') } as const
    const race = { field: FIELD, result, rules: USUAL_RACING_RULES }
    expect(() => settleRacingBet(race, win(9, '2.00'))).toThrow('no runner 9')
    expect(() => settleRacingBet(race, { ...group(1, [2], '2.00'), group: [2, 3] })).toThrow(
      'not in its group'
    )
  })
})
