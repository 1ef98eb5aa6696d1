/** What is read at first of the players of a page, from what the page before needed (rules 17.8). */
import { test } from '@japa/runner'
import { FIRST_REACH, reachOfMost } from '#rule_lab/bonus_offers/reach'

const DAY_MS = 86_400_000

test.group('The reach of a page of bonuses', () => {
  test('is a little more than three of four bonuses needed', ({ assert }) => {
    const lasted = [10, 20, 40, 90].map((days) => ({ spanMs: days * DAY_MS, plays: days }))
    assert.deepEqual(reachOfMost([...lasted.slice(0, 3), ...lasted]), {
      spanMs: 50 * DAY_MS,
      plays: 50,
    })
  })

  test('is everything when more than a quarter still run', ({ assert }) => {
    const lasted = [1, 1, Infinity].map((days) => ({ spanMs: days * DAY_MS, plays: 4 }))
    assert.equal(reachOfMost(lasted).spanMs, Infinity)
  })

  test('is never less than that of the first page', ({ assert }) => {
    assert.deepEqual(reachOfMost([]), FIRST_REACH)
    assert.deepEqual(reachOfMost([{ spanMs: -DAY_MS, plays: 0 }]), FIRST_REACH)
  })
})
