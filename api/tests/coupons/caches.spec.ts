import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { forgetPrincipals } from '#accounts/principal_provider'
import { forgetProfiles } from '#accounts/queries/betting_profile'
import { rebuildBook } from '#book/sync'
import { forgetIdBlocks } from '#core/database/id_blocks'
import { forgetHouseAccounts } from '#ledger/accounts'
import { forgetSites } from '#sites/current_site'
import { firstBreak } from '#tests/support/books'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { cashOf, makeBettor, place, slip } from '#tests/coupons/support'

const AT_ONCE = 5
/** Each of those who place at the same time goes on until this many of their coupons are accepted. */
const ACCEPTED = 20
const STAKE = 100

/** Empties every cache of the process. */
async function forgetAll(): Promise<void> {
  forgetPrincipals()
  forgetProfiles()
  forgetIdBlocks()
  forgetHouseAccounts()
  forgetSites()
  await rebuildBook()
}

/** The `i`th slip: a result on two of the matches. */
function picksOf(matches: TestMatch[], i: number): [number, number][] {
  const [one, other] = [matches[i % 10]!, matches[(i + 1 + (i % 7)) % 10]!]
  const keys = ['1', 'X', '2']
  const odds: Record<string, number> = { '1': 2000, 'X': 3400, '2': 3800 }
  const [a, b] = [keys[i % 3]!, keys[Math.floor(i / 3) % 3]!]
  return [
    [outcomeOf(one, '1', a), odds[a]!],
    [outcomeOf(other, '1', b), odds[b]!],
  ]
}

test.group('Caches lost while coupons are placed', () => {
  test('M16 no coupon and no money is lost; coupons placed while the board is empty are refused by name', async ({
    assert,
  }) => {
    const bettors = [await makeBettor(), await makeBettor(), await makeBettor()]
    const matches: TestMatch[] = []
    for (let i = 0; i < 10; i++) matches.push(await makeMatch())
    let isOver = false
    const forgetting = (async () => {
      while (!isOver) {
        const begin = performance.now()
        await forgetAll()
        // keeps the board filled half of the time, however slow the machine is
        await pause(performance.now() - begin + 5)
      }
    })()
    try {
      const placing = bettors.flatMap(({ session }) =>
        Array.from({ length: AT_ONCE }, async (_, worker) => {
          let accepted = 0
          for (let i = worker * ACCEPTED; accepted < ACCEPTED; i++) {
            const { status, body } = await place(
              session,
              slip(picksOf(matches, i), { totalStakeMinor: STAKE })
            )
            if (status === 201) accepted++
            else assert.include(['oddsInactive', 'sameCouponError'], body.error.key)
          }
        })
      )
      await Promise.all(placing)
    } finally {
      isOver = true
      await forgetting
    }
    for (const { session, player } of bettors) {
      assert.equal(await cashOf(session), 100_000 - AT_ONCE * ACCEPTED * STAKE)
      assert.lengthOf(await db.from('coupons').where('user_id', player.id), AT_ONCE * ACCEPTED)
    }
    assert.isNull(await firstBreak())
  })
})
