/** The report of a brand's bonuses equals the ledger (rules 15.9). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BonusReport } from '@grandstand/shared-types/wire/bonuses/report'
import { BONUS_POCKETS } from '@grandstand/shared-types/bonuses/categories'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { ask, betOnHome, heldByHouse, offer, pricedMatch } from '#tests/bonuses/bonus_support'
import { makeBettor } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const DAY_MS = 86_400_000
const MONTH_MS = 31 * DAY_MS
const dayAt = (at: number) => dayIn('Europe/Istanbul', at)

async function heldInPockets(siteId: number): Promise<number> {
  const row: { held: number } = await db
    .from('ledger_accounts')
    .join('users', 'users.id', 'ledger_accounts.user_id')
    .where('users.site_id', siteId)
    .whereIn('pocket', [...BONUS_POCKETS])
    .sum('balance as held')
    .firstOrFail()
  return Number(row.held)
}

test.group('The report of bonuses', (group) => {
  group.each.teardown(() => clock.reset())

  test('its offers and months add up to what the house gave, and what pockets hold', async ({
    assert,
  }) => {
    const first = await makeBettor({ user: { balanceMinor: 0 } })
    const { site } = first
    const second = await makeBettor({ user: { site, balanceMinor: 0 } })
    const terms = { amountMinor: 1_000, highestConvertedMinor: 1_500 }
    const welcome = await offer(site.id, 'registration', terms)
    const free = await offer(site.id, 'freeBet', { amountMinor: 400, isOneUse: false })
    const untouched = await offer(site.id, 'cashback')
    const start = clock.now()

    await ask(first.session, welcome)
    const won = await pricedMatch()
    await betOnHome(first, won, 1_000)
    await ask(second.session, welcome)
    clock.set(start + MONTH_MS)
    const { body: token } = await ask(second.session, free)
    await enter(won, ended([1, 0]))
    const lost = await pricedMatch()
    await betOnHome(second, lost, 400, token.grantId ?? 0)
    await enter(lost, ended([0, 1]))
    await ask(first.session, free)

    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const path = `/v1/bonus-report?from=${dayAt(start)}&to=${dayAt(start + MONTH_MS)}`
    const { body } = await admin.get<BonusReport>(path)
    const of = (id: number) => body.offers.filter(({ bonusId }) => bonusId === id)
    assert.deepEqual(
      of(welcome).map(({ total, openMinor, runningCount }) => ({
        ...total,
        openMinor,
        runningCount,
      })),
      [
        {
          grantCount: 2,
          grantedMinor: 2_000,
          countedMinor: 1_000,
          convertedMinor: 1_500,
          returnedMinor: 500,
          costMinor: 1_500,
          openMinor: 1_000,
          runningCount: 1,
        },
      ]
    )
    assert.deepEqual(
      of(welcome)[0]?.months.map(({ month, costMinor }) => [month, costMinor]),
      [
        [dayAt(start).slice(0, 7), 2_000],
        [dayAt(start + MONTH_MS).slice(0, 7), 0 - 500],
      ]
    )
    // one token was played, and another one waits
    assert.containsSubset(of(free), [
      { openMinor: 400, runningCount: 1, total: { grantCount: 2, grantedMinor: 400 } },
    ])
    assert.containsSubset(of(untouched), [{ openMinor: 0, months: [], total: { costMinor: 0 } }])

    const cost = body.offers.reduce((sum, { total }) => sum + total.costMinor, 0)
    assert.equal(cost, 0 - (await heldByHouse(site.id)))
    const open = body.offers
      .filter(({ category }) => category !== 'freeBet')
      .reduce((sum, { openMinor }) => sum + openMinor, 0)
    assert.equal(open, await heldInPockets(site.id))
  })
})
