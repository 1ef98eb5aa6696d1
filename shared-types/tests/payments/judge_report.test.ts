/** What becomes of a gateway's report, against a table of where the money is (rules 11.6). */
import { describe, expect, test } from 'vitest'
import { judgeReport, TOLD_STATES } from '../../src/payments/judge_report.ts'
import {
  mayMove,
  PAYMENT_DIRECTIONS,
  PAYMENT_STATES,
  type PaymentState,
} from '../../src/payments/states.ts'

const CASES = PAYMENT_DIRECTIONS.flatMap((direction) =>
  PAYMENT_STATES.flatMap((state) => TOLD_STATES.map((told) => ({ direction, state, told })))
)

/** Whether the gateway has the money by its report, and by our books; null where nobody has said. */
const hasMoney = (state: PaymentState): boolean | null =>
  state === 'paid'
    ? true
    : ['created', 'sent', 'waiting', 'approved'].includes(state)
      ? null
      : false

describe('a report that cannot be followed', () => {
  test.each(CASES)(
    '$direction in $state, told $told: contradicts when the money is elsewhere',
    ({ direction, state, told }) => {
      const judged = judgeReport(
        { direction, state },
        { state: told, isSameMoney: true, isMessage: false, isFirst: false, isLarge: false }
      )
      const isEarly = told === 'sent' || told === 'waiting'
      if (isEarly && hasMoney(state) !== null) return expect(judged).toBe('known')
      if (mayMove(direction, state, told)) return expect(judged).toBe('follow')
      if (isEarly) return expect(judged).toBe('known')
      const agrees = hasMoney(told) === hasMoney(state)
      return expect(judged).toBe(agrees ? 'known' : 'contradicts')
    }
  )

  test.each(CASES)('$direction in $state, told $told: other money differs', (one) => {
    const report = {
      state: one.told,
      isSameMoney: false,
      isMessage: true,
      isFirst: true,
      isLarge: true,
    }
    expect(judgeReport(one, report)).toBe('differs')
  })

  test('a second message of money that moved tells of other money', () => {
    for (const direction of PAYMENT_DIRECTIONS) {
      for (const state of ['paid', 'returned'] as const) {
        const tell = (isMessage: boolean, isFirst: boolean) =>
          judgeReport(
            { direction, state },
            { state, isSameMoney: true, isMessage, isFirst, isLarge: true }
          )
        expect(tell(true, false)).toBe('contradicts')
        // it confirms what an answer or staff told before
        expect([tell(true, true), tell(false, false)]).toEqual(['known', 'known'])
      }
    }
  })

  test.each(CASES)(
    '$direction in $state, told $told: a large payment gives money by a message alone',
    ({ direction, state, told }) => {
      const judged = (isMessage: boolean, isLarge: boolean) =>
        judgeReport(
          { direction, state },
          { state: told, isSameMoney: true, isMessage, isFirst: false, isLarge }
        )
      expect(judged(true, true)).toBe(judged(true, false))
      const gives = direction === 'deposit' ? told === 'paid' : told === 'returned'
      const small = judged(false, false)
      expect(judged(false, true)).toBe(small === 'follow' && gives ? 'unconfirmed' : small)
    }
  )
})
