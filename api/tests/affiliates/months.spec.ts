/**
 * M20: random months of affiliates on two levels, with pauses and closings, new deals, returned deposits, decisions about flags of
 * players and affiliates, and deals of some products, drawn up from the ledger day by day, to the cent as a slow calculation tells them.
 */
import { test } from '@japa/runner'
import fc from 'fast-check'
import { clock } from '#core/timing/clock'
import { liveMonth } from '#tests/affiliates/live_month'
import { removePlayRows } from '#tests/affiliates/play_rows'
import { month, type Month } from '#tests/affiliates/random_months'
import { slowMonth } from '#tests/affiliates/slow_months'
import { requireWholeBooks } from '#tests/support/books'
import { SEED } from '#tests/support/random'
import { isGate } from '#tests/support/tier'

const MONTHS = isGate ? 10 : 1_000
const NOTHING = { share: 0, cpa: 0, sub: 0, retold: 0, payable: 0 }

test.group('Random months of affiliates', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await removePlayRows()
    await requireWholeBooks()
  })

  test(`M20: ${MONTHS} months from seed ${SEED} are paid to the cent`, async ({ assert }) => {
    for (const [number, each] of fc.sample(month, { numRuns: MONTHS, seed: SEED }).entries()) {
      const lived = await liveMonth(each)
      clock.reset()
      for (const [affiliate, told] of slowMonth(each).entries()) {
        for (const [day, slow] of told.entries()) {
          // nothing is drawn up for who has nothing to tell
          const { carry: _carry, owed: _owed, ...due } = slow
          const drawn = lived[affiliate]?.get(day)
          assert.deepEqual(
            drawn ?? NOTHING,
            drawn ? slow : due,
            whereOf(number, affiliate, day, each)
          )
        }
      }
    }
  }).timeout(isGate ? 60_000 : 3_600_000)
})

const whereOf = (number: number, affiliate: number, day: number, of: Month): string =>
  `month ${number}, affiliate ${affiliate}, day ${day}: ${JSON.stringify(of)}`
