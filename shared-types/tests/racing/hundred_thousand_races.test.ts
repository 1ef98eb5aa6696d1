import { expect, test } from 'vitest'
import { selectionFactor } from '../../src/coupons/payout/factor.ts'
import type { Race } from '../../src/markets/racing/race.ts'
import { settleRacingBet } from '../../src/markets/racing/settle_racing_bet.ts'
import { fieldFaults } from '../../src/racing/field/field_faults.ts'
import { orderFaults } from '../../src/racing/finish/order_faults.ts'
import type { Fraction } from '../support/fraction.ts'
import { Random, SEED } from '../support/random.ts'
import { anyBet, anyRace } from './random_race.ts'
import { slowReturns } from './slow_race.ts'

const RACES = 100_000

test(`${RACES} random races return what the average over all orders returns, rules 19.6 and 19.8 (seed ${SEED})`, () => {
  const random = new Random(SEED)
  const seen: Record<string, number> = {}
  for (let number = 0; number < RACES; number++) {
    const race = anyRace(random)
    const bet = anyBet(random, race)
    const settled = settleRacingBet(race, bet)
    const slow = slowReturns(race, bet)
    const { price, result, placeResult } = settled
    const paid = {
      oddsMilli: price?.oddsMilli ?? 1000,
      deductionPercent: price?.deductionPercent ?? 0,
    }
    const fast = [selectionFactor({ ...paid, result: result ?? 'halfLost' })]
    if (bet.type === 'eachWay') {
      const place = { divisor: bet.terms.divisor }
      fast.push(selectionFactor({ ...paid, place, result: placeResult ?? 'halfLost' }))
    }
    const isEqual =
      slow.length === fast.length &&
      slow.every((part, at) => isSame(part, fast[at]!)) &&
      (number % 10 > 0 || isAccepted(race))
    // an expectation only for a failure: a hundred thousand take long
    if (!isEqual) expect({ number, race, bet, settled }).toEqual(slow)
    const kind = `${bet.type} ${result?.includes('/') ? 'tied' : result}`
    seen[kind] = (seen[kind] ?? 0) + 1
    if (paid.deductionPercent > 0 && result?.startsWith('won')) {
      seen['deducted'] = (seen['deducted'] ?? 0) + 1
    }
  }
  for (const type of [
    'winner',
    'eachWay',
    'place',
    'inOrder',
    'quinella',
    'headToHead',
    'groupWinner',
  ]) {
    for (const result of ['won', 'lost', 'void', 'tied']) {
      expect([type, result, (seen[`${type} ${result}`] ?? 0) > 50]).toEqual([type, result, true])
    }
  }
  expect(seen['deducted']).toBeGreaterThan(500)
}, 60_000)

const isAccepted = ({ field, result }: Race): boolean =>
  fieldFaults(field).length === 0 && orderFaults(field, result.order, 99).length === 0

const isSame = (a: Fraction, b: { numerator: bigint; denominator: bigint }): boolean =>
  a.top * b.denominator === b.numerator * a.bottom
