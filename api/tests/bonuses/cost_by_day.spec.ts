/** What an offer cost by day equals the ledger (rules 15.9). */
import { test } from '@japa/runner'
import type { BonusDays } from '@grandstand/shared-types/wire/bonuses/days'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { expireGrants } from '#bonuses/jobs/expire_grants'
import {
  ask,
  betOnHome,
  heldByHouse,
  offer,
  pocketsOf,
  pricedMatch,
} from '#tests/bonuses/bonus_support'
import { makeBettor, type Bettor } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const DAY_MS = 86_400_000

async function costOf({ site }: Bettor, bonusId: number, query = '') {
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const path = `/v1/bonuses/${bonusId}/days${query}`
  return admin.get<BonusDays & Refusal>(path)
}

test.group('The cost of an offer by day', (group) => {
  group.each.teardown(() => clock.reset())

  test('grants, counts, conversions and what came back stand at their days, and add up to the ledger', async ({
    assert,
  }) => {
    const bettor = await makeBettor({ user: { balanceMinor: 0 } })
    const terms = { amountMinor: 1_000, highestConvertedMinor: 1_500 }
    const id = await offer(bettor.site.id, 'registration', terms)
    await ask(bettor.session, id)
    const game = await pricedMatch()
    await betOnHome(bettor, game, 1_000)
    clock.set(clock.now() + DAY_MS)
    await enter(game, ended([1, 0]))
    assert.deepEqual(await pocketsOf(bettor.player.id), { balance: 1_500 })
    await ask(bettor.session, id)
    clock.set(clock.now() + 31 * DAY_MS)
    await expireGrants()
    clock.reset()

    const today = dayIn('Europe/Istanbul', Date.now())
    const end = dayIn('Europe/Istanbul', Date.now() + 32 * DAY_MS)
    const { body } = await costOf(bettor, id, `?from=${today}&to=${end}`)
    const [only, ...others] = body.currencies
    assert.lengthOf(others, 0)
    const days = only?.days ?? []
    assert.lengthOf(days, 33)
    const none = {
      grantCount: 0,
      grantedMinor: 0,
      countedMinor: 0,
      convertedMinor: 0,
      returnedMinor: 0,
      costMinor: 0,
    }
    const given = { grantCount: 1, grantedMinor: 1_000 }
    assert.deepEqual(
      [days[0], days[1], days[32]].map((day) => ({ ...day, day: '' })),
      [
        { ...none, ...given, costMinor: 1_000, day: '' },
        {
          ...none,
          ...given,
          countedMinor: 1_000,
          convertedMinor: 1_500,
          returnedMinor: 500,
          costMinor: 500,
          day: '',
        },
        { ...none, returnedMinor: 1_000, costMinor: 0 - 1_000, day: '' },
      ]
    )
    assert.equal(only?.total.costMinor, 0 - (await heldByHouse(bettor.site.id)))
  })

  test('the stakes and wins of free bets are what it gave and converted', async ({ assert }) => {
    const bettor = await makeBettor({ user: { balanceMinor: 0 } })
    const id = await offer(bettor.site.id, 'freeBet', { amountMinor: 400, isOneUse: false })
    const results = [ended([1, 0]), ended([0, 1]), { status: 'cancelled' as const, periods: {} }]
    for (const result of results) {
      const { body } = await ask(bettor.session, id)
      const game = await pricedMatch()
      await betOnHome(bettor, game, 400, body.grantId ?? 0)
      await enter(game, result)
    }
    const { body } = await costOf(bettor, id)
    const [only] = body.currencies
    assert.deepEqual(only?.total, {
      grantCount: 3,
      grantedMinor: 1_200,
      countedMinor: 0,
      convertedMinor: 400,
      returnedMinor: 800,
      costMinor: 400,
    })
    assert.equal(only?.total.costMinor, 0 - (await heldByHouse(bettor.site.id)))
    assert.deepEqual(await pocketsOf(bettor.player.id), { balance: 400 })
  })

  test('it is told to staff of its brand, for days that the calendar has', async ({ assert }) => {
    const bettor = await makeBettor()
    const elsewhere = await offer((await makeSite()).id, 'registration')
    const own = await offer(bettor.site.id, 'registration')
    const said = await Promise.all([
      costOf(bettor, elsewhere),
      costOf(bettor, own, '?from=2026-05-02&to=2026-05-01'),
    ])
    assert.deepEqual(
      said.map(({ status, body }) => [status, body.error.key]),
      [
        [404, 'notFound'],
        [400, 'badRange'],
      ]
    )
  })
})
