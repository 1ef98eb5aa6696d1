/** Figures of the tree over whole hours: from the hours that are counted, they are what the ledger says. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TreeLevel } from '@grandstand/shared-types/wire/people/dealer_tree'
import { clock } from '#core/timing/clock'
import { countTurnover } from '#dealers/turnover/turnover_loop'
import { countFrom, forgetCount } from '#tests/dealers/turnover_support'
import { cancel, placeOn } from '#tests/coupons/after_support'
import { makeTerminal, open, sellOn } from '#tests/desk/desk_support'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Half an hour before midnight in India, whose days do not begin with an hour of UTC. */
const TIME_ZONE = 'Asia/Kolkata'
const BEGIN = Date.UTC(2027, 3, 5, 18)

test.group('The dealer tree by hours', (group) => {
  group.each.setup(async () => {
    clock.set(BEGIN, { frozen: true })
    await countFrom()
  })
  group.each.teardown(async () => {
    clock.reset()
    await forgetCount()
  })

  test('a day that begins within an hour has the same figures before and after its hours are counted', async ({
    assert,
  }) => {
    const site = await makeSite({ settings: { timeZone: TIME_ZONE } })
    const dealer = await makeUser({
      site,
      type: 'dealer',
      permissions: ['users.view', 'desk.sell'],
    })
    const sub = await makeUser({ site, type: 'dealer', parent: dealer })
    const player = await makeUser({ site, type: 'player', parent: sub, balanceMinor: 100_000 })
    const desk = await makeTerminal(site, dealer)
    const match = await makeMatch({ startsAt: BEGIN + 12 * HOUR_MS })
    const asPlayer = await signInAs(site, player)
    assert.equal((await open(desk.session, 10_000)).status, 201)
    const place = (stakePerLineMinor: number) =>
      placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }], stakePerLineMinor })
    const at = (minutes: number) => clock.set(BEGIN + minutes * MINUTE_MS, { frozen: true })

    at(10)
    await place(1)
    at(40)
    await place(20)
    assert.equal((await sellOn(desk.session, match)).status, 201)
    at(90)
    await place(300)
    const returned = await placeOn(asPlayer, [match])
    at(91)
    assert.equal((await cancel(asPlayer, returned)).status, 200)
    at(200)
    await enter(match, ended([1, 0]))
    await place(4_000)

    // the hour has not ended, and the first coupon is of the day before
    at(205)
    const figuresOf = async (session: ApiSession, below: string) => {
      const { body } = await session.get<TreeLevel>(`/v1/dealer-tree?period=today${below}`)
      return body.nodes.map(({ id, sums }) => [id, sums[0]?.stakesMinor, sums[0]?.payoutsMinor])
    }
    const asDealer = await signInAs(site, dealer)
    const wanted = [
      [dealer.id, 20 + 1_000 + 300 + 4_000, 2 * (1 + 20 + 300) + 2_000],
      [sub.id, 20 + 300 + 4_000, 2 * (1 + 20 + 300)],
      [desk.user.id, 1_000, 2_000],
    ]
    const levels = async () => [
      ...(await figuresOf(asDealer, '')),
      ...(await figuresOf(asDealer, `&below=${dealer.id}`)),
    ]
    assert.sameDeepMembers(await levels(), wanted)
    await countTurnover()
    assert.sameDeepMembers(await levels(), wanted)
    // the hours that are whole are not read from the ledger again
    await db
      .from('turnover_hours')
      .where({ hour: BEGIN + HOUR_MS, head_id: sub.id })
      .delete()
    assert.deepEqual((await figuresOf(asDealer, ''))[0], wanted[0])
    assert.sameDeepMembers(await figuresOf(asDealer, `&below=${dealer.id}`), [
      [sub.id, 20 + 4_000, 2 * (1 + 20 + 300)],
      [desk.user.id, 1_000, 2_000],
    ])
  })
})
