import { test } from '@japa/runner'
import type { BoardMatchList } from '@grandstand/shared-types/wire/betting/book'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { markets } from '@grandstand/shared-types/languages/en/markets'
import { viewsOf, withComposed } from '@grandstand/shared-types/languages/market_names'
import { clock } from '#core/timing/clock'
import { paperSelection } from '#printing/pages/selections'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { enter, HOUR_MS, makeRace, withdraw, type TestRace } from '#tests/racing/support'

const FIELD = { '1': 6000, '2': 4000, '3': 3000 }

test.group('A race wherever a match stands', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  let couponId: number
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    race = await makeRace(staff, FIELD)
    const { body } = await place(bettor.session, slip([[race.outcomes['1'] ?? 0, 6000]]))
    couponId = body.id
  })
  group.each.teardown(() => clock.reset())

  test('every page of staff about a match answers for a race', async ({ assert }) => {
    const paths = [
      `/v1/matches/${race.id}`,
      `/v1/matches/${race.id}/stakes`,
      `/v1/matches/${race.id}/risk`,
      `/v1/matches/${race.id}/result-form`,
      `/v1/matches/${race.id}/results`,
      `/v1/matches/${race.id}/waiting-order`,
      `/v1/coupons/${couponId}`,
    ]
    const answers = async () => {
      for (const path of paths) assert.equal((await staff.get(path)).status, 200, path)
    }
    await answers()
    await withdraw(staff, race, 3, 3000)
    await enter(staff, race, '1=2')
    await answers()
  })

  test('the board lists and finds it by its one name', async ({ assert }) => {
    const window = `from=${clock.now()}&to=${clock.now() + 3 * HOUR_MS}`
    const { body } = await bettor.session.get<BoardMatchList>(
      `/v1/board/matches?${window}&odds=main&sportId=100001&keyWord=kempton`
    )
    const found = body.matches.find(({ id }) => id === race.id)
    assert.include(found, { home: race.name, away: race.name, marketCount: 1 })
    assert.lengthOf(found?.markets[0]?.outcomes ?? [], 3)
    const { status, body: tree } = await bettor.session.get<{ sports: { key: string }[] }>(
      `/v1/board/tree?${window}&lang=en`
    )
    assert.equal(status, 200)
    assert.include(
      tree.sports.map(({ key }) => key),
      'horseRacing'
    )
  })

  test('a coupon tells what was taken off, and by which rule', async ({ assert }) => {
    await withdraw(staff, race, 3, 3000)
    await enter(staff, race, '1 2')
    const { body } = await bettor.session.get<CouponDetail>(`/v1/coupons/${couponId}`)
    const [selection] = body.selections ?? []
    assert.containsSubset(selection, {
      outcomeName: '1 Runner 1',
      deductionPercent: 30,
      result: 'won',
      score: null,
      mayBeDeadHeat: true,
      explain: { ruleKey: 'raceWinner', settledBy: 'rule', scores: {}, missing: [] },
    })
    assert.equal(body.settledOddsMilli, 4500)
  })

  test('paper names the runner', async ({ assert }) => {
    const { body } = await bettor.session.get<CouponDetail>(`/v1/coupons/${couponId}`)
    const [selection] = body.selections ?? []
    const types = viewsOf(withComposed(markets))
    const onPaper = selection && paperSelection(selection, types, 'en')
    assert.include(onPaper, { marketName: 'Winner', outcomeName: '1 Runner 1' })
  })
})
