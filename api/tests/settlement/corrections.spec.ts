import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { clock } from '#core/timing/clock'
import { bus } from '#core/bus'
import { settleMatch } from '#settlement/actions/settle_matches'
import { settlePending } from '#settlement/actions/settle_pending'
import { storeResults } from '#catalogue/actions/store_results'
import { inTransaction } from '#core/database/transactions'
import { houseAccountId, userAccounts } from '#ledger/accounts'
import { post, reserveTransferIds } from '#ledger/post'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { accountIdOf, cashOf, makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { couponState, ended, enter, placeTestCoupon, postingsOf } from '#tests/settlement/support'
import { requireWholeBooks } from '#tests/support/books'

const PRICES = { '1': { '1': 2000, 'X': 3400, '2': 3800 }, '11': { home: 1500, away: 2500 } }

/** The player withdraws cash from the platform. */
async function withdraw(player: TestUser, amountMinor: number): Promise<void> {
  const house = await houseAccountId(player.siteId, 'credit', player.currency)
  const accountId = await accountIdOf(player.id, 'balance')
  const [id = 0] = await reserveTransferIds(1)
  const legs = [
    { accountId, amountMinor: 0 - amountMinor },
    { accountId: house, amountMinor },
  ]
  const { siteId, currency } = player
  await inTransaction((trx) =>
    post(trx, [{ id, key: `test:${id}`, kind: 'creditTaken', siteId, currency, legs }])
  )
}

async function debtOf(player: TestUser): Promise<number> {
  const accounts = (await userAccounts([player.id])).get(player.id) ?? []
  return 0 - (accounts.find(({ pocket }) => pocket === 'receivable')?.balance ?? 0)
}

test.group('A corrected result settles again by the difference', (group) => {
  let player: TestUser
  let match: TestMatch
  group.each.setup(async () => {
    player = await makeUser({ site: await makeSite(), type: 'player', balanceMinor: 5000 })
    match = await makeMatch({ prices: PRICES })
  })
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('lost becomes won, and the win is posted', async ({ assert }) => {
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(match, ended([0, 1]))
    assert.equal(await cashOf(player.id), 4000)
    await enter(match, ended([2, 1]))
    assert.equal(await cashOf(player.id), 6000)
    assert.include(await couponState(id), {
      status: COUPON_STATUS.won,
      payout: 2000,
      settlement_revision: 2,
    })
    assert.deepEqual(await postingsOf(id), ['resettle balance 2000'])
  })

  test('won becomes lost, and the money is taken back; nothing posted is edited', async ({
    assert,
  }) => {
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(match, ended([1, 0]))
    await enter(match, ended([1, 1]))
    assert.equal(await cashOf(player.id), 4000)
    assert.deepEqual(await postingsOf(id), ['win balance 2000', 'resettle balance -2000'])
    assert.equal(await debtOf(player), 0)
  })

  test('M8 won becomes lost with the money spent: the missing amount is a debt, with an audit entry', async ({
    assert,
  }) => {
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(match, ended([1, 0]))
    await withdraw(player, 5500)
    await enter(match, ended([0, 1]))
    assert.equal(await cashOf(player.id), 0)
    assert.equal(await debtOf(player), 1500)
    assert.deepEqual(await postingsOf(id), [
      'win balance 2000',
      'resettle balance -500',
      'resettle receivable -1500',
    ])
    const alert = await db
      .query<{ detail: string }>()
      .from('audit_log')
      .where({ action: 'settlement.debt', subject_type: 'user', subject_id: player.id })
      .firstOrFail()
    assert.include(JSON.parse(alert.detail), { addedMinor: 1500, owedMinor: 1500 })

    await enter(match, ended([1, 0]))
    assert.equal(await debtOf(player), 0, 'a win pays the debt first')
    assert.equal(await cashOf(player.id), 500)
  })

  test('won becomes void, and only the stake stays', async ({ assert }) => {
    const id = await placeTestCoupon(player, {
      picks: [{ match, market: '11', key: 'away', oddsMilli: 2500 }],
    })
    await enter(match, ended([0, 1]))
    await enter(match, ended([1, 1]))
    assert.equal(await cashOf(player.id), 5000)
    assert.include(await couponState(id), { status: COUPON_STATUS.cancelled, payout: 1000 })
    assert.deepEqual(await postingsOf(id), ['win balance 2500', 'resettle balance -1500'])
  })

  test('the bonus is taken back with the win', async ({ assert }) => {
    const other = await makeMatch({ prices: PRICES })
    const picks = [match, other].map((m) => ({ match: m, market: '1', key: '1' }))
    const bonus = { minOddsMilli: 1500, minCount: 2, percentPerStep: 5 }
    const id = await placeTestCoupon(player, { picks, bonus })
    await enter(match, ended([1, 0]))
    await enter(other, ended([1, 0]))
    await enter(other, ended([0, 0]))
    assert.equal(await cashOf(player.id), 4000)
    assert.deepEqual(await postingsOf(id), [
      'win balance 4000',
      'bonus balance 200',
      'resettle balance -4000',
      'bonus balance -200',
    ])
  })

  test('facts that leave an outcome without a result open the coupon again and take back the payout', async ({
    assert,
  }) => {
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(match, ended([1, 0]))
    await enter(match, { status: 'interrupted', periods: {}, fullTime: [1, 0] })
    assert.equal(await cashOf(player.id), 4000)
    const state = await couponState(id)
    assert.include(state, { state: 'accepted', status: COUPON_STATUS.waiting, open_count: 1 })
    assert.isNull(state.payout)
    assert.isNull(state.settled_at)

    await enter(match, ended([3, 0]))
    assert.equal(await cashOf(player.id), 6000)
    assert.equal((await couponState(id)).status, COUPON_STATUS.won)
  })

  test('a correction that changes no outcome of the coupon does not change the coupon', async ({
    assert,
  }) => {
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(match, ended([1, 0]))
    const before = await couponState(id)
    const done = await enter(match, ended([2, 0]))
    assert.equal(done.couponsTouched, 0)
    assert.deepEqual(await couponState(id), before)
    const selection = await db
      .query<{ result_revision: number }>()
      .from('coupon_selections')
      .where('coupon_id', id)
      .firstOrFail()
    assert.equal(selection.result_revision, 2, 'its selection stands by the newest revision')
  })

  test('the same facts again make no new revision and move nothing', async ({ assert }) => {
    await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(match, ended([1, 0]))
    const input = { matchId: match.id, facts: ended([1, 0]), source: 'test', actorId: null }
    assert.deepEqual(await storeResults([input, input]), [
      { matchId: match.id, revision: 1, changed: false },
      { matchId: match.id, revision: 1, changed: false },
    ])
    const again = await settleMatch(match.id)
    assert.include(again, { couponsTouched: 0, selectionsTouched: 0, couponsSettled: 0 })
    assert.deepEqual(again.moneyToMove, [])
    assert.equal(await cashOf(player.id), 6000)
  })

  test('a revision replaced before it was settled is never paid', async ({ assert }) => {
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    for (const facts of [ended([1, 0]), ended([0, 1])]) {
      await storeResults([{ matchId: match.id, facts, source: 'test', actorId: null }])
    }
    await settlePending()
    assert.deepEqual(await postingsOf(id), [])
    const open = await db
      .query<unknown>()
      .from('results')
      .where('match_id', match.id)
      .whereNull('settled_at')
    assert.lengthOf(open, 0)
  })

  test('cancelled and sold coupons are not settled again', async ({ assert }) => {
    const id = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    const values = {
      state: 'sold',
      status: COUPON_STATUS.sold,
      payout: 1000,
      settled_at: clock.now(),
    }
    await db.query<unknown>().from('coupons').where('id', id).update(values)
    const done = await enter(match, ended([1, 0]))
    assert.equal(done.couponsTouched, 0)
    assert.equal((await couponState(id)).payout, 1000)
    // the ledger has no sale for this coupon, so its row gets the state after placing
    const back = { state: 'accepted', status: 0, payout: null, settled_at: null }
    await db.query<unknown>().from('coupons').where('id', id).update(back)
    assert.equal((await settleMatch(match.id)).couponsSettled, 1)
  })

  test('markets end as settled or cancelled, and their end is announced', async ({ assert }) => {
    await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    const news: string[] = []
    const stops = [
      bus.on('couponSettled', ({ userId, status }) => {
        if (userId === player.id) news.push(`coupon ${status}`)
      }),
      bus.on('balanceChanged', ({ userIds }) => {
        if (userIds.includes(player.id)) news.push('balance')
      }),
      bus.on('resultEntered', ({ matchId, revision }) => {
        if (matchId === match.id) news.push(`result ${revision}`)
      }),
    ]
    await enter(match, ended([1, 0]))
    assert.deepEqual(await statuses(match), [-3, -3])
    await enter(match, { status: 'cancelled', periods: {} })
    assert.deepEqual(await statuses(match), [-4, -4])
    await enter(match, { status: 'interrupted', periods: {} })
    assert.deepEqual(await statuses(match), [-1, -1])
    for (const stop of stops) stop()
    assert.deepEqual(news, [
      'result 1',
      'coupon 1',
      'balance',
      'result 2',
      'coupon -2',
      'balance',
      'result 3',
      'coupon 0',
      'balance',
    ])
  })
})

async function statuses(match: TestMatch): Promise<number[]> {
  const rows = await db
    .query<{ status: number }>()
    .from('markets')
    .where('match_id', match.id)
    .orderBy('id')
  return rows.map(({ status }) => status)
}
