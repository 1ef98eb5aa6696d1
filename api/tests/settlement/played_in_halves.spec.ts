/** Staff enter a basketball match of two halves: its halves are settled, and stakes on quarters come back (rules 3.6). */
import { test } from '@japa/runner'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import { makeMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'
import { placeTestCoupon } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'

const SIDES = { '1': 2000, 'X': 2000, '2': 2000 }
const MARKETS = { '219': { home: 2000, away: 2000 }, '60': SIDES, '235:quarternr=1': SIDES }

test.group('A match in halves', () => {
  test('a college match is entered by its halves, and pays halves and not quarters', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 3_000 })
    const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const match = await makeMatch({ sportId: SPORT_IDS.basketball, prices: MARKETS })
    for (const [market, key] of [
      ['219', 'home'],
      ['60', '1'],
      ['235:quarternr=1', '1'],
    ] as const) {
      await placeTestCoupon(player, { picks: [{ match, market, key }] })
    }
    assert.equal(await cashOf(player.id), 0)
    const enter = (facts: object) =>
      staff.post<Refusal>(`/v1/matches/${match.id}/results`, {
        facts: { status: 'ended', fullTime: [71, 65], ...facts },
        basedOnRevision: 0,
        beforeStart: true,
      })
    const periods = { 1: [38, 30], 2: [33, 35] }
    const asQuarters = await enter({ periods })
    assert.equal(asQuarters.status, 422)
    const ofThree = await enter({ periods, scheduledPeriods: 3 })
    assert.deepEqual(
      ofThree.body.error.fields?.map(({ field }) => field),
      ['scheduledPeriods', 'periods.3', 'periods.4']
    )
    assert.equal((await enter({ periods, scheduledPeriods: 2 })).status, 200)
    // two wins at 2.000, and a stake that came back
    assert.equal(await cashOf(player.id), 5_000)
    assert.isNull(await firstBreak())
  })
})
