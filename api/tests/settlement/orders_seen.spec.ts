/** An order that waits is seen on its subject, withdrawn by its author, and approved for what it does now (must-hold A4). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  Approval,
  DecisionPreview,
  DecisionRow,
  WaitingOrderAnswer,
} from '@grandstand/shared-types/wire/betting/decisions'
import { clock } from '#core/timing/clock'
import { SHOWN_MS } from '#settlement/approval/shown'
import { ended, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

test.group('An order that waits for a second officer', (group) => {
  let site: TestSite
  let player: TestUser
  let match: TestMatch
  let admin: TestUser
  let trader: TestUser
  let asTrader: ApiSession
  let asOfficer: ApiSession
  group.each.setup(async () => {
    site = await makeSite({ settings: { secondOfficerAboveMinor: 5_000 } })
    player = await makeUser({ site, type: 'player', balanceMinor: 1_000_000 })
    match = await makeMatch()
    admin = await makeUser({ site, type: 'admin' })
    trader = await makeUser({
      site,
      type: 'operator',
      parent: admin,
      permissions: ['results.enter', 'results.undo', 'coupons.view', 'coupons.cancel'],
    })
    asTrader = await signInAs(site, trader)
    asOfficer = await signInAs(site, admin)
  })
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  const place = (stakePerLineMinor: number) =>
    placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }], stakePerLineMinor })
  const enter = (session: ApiSession, score: [number, number], basedOnRevision = 0) =>
    session.post<Approval & Refusal>(`/v1/matches/${match.id}/results`, {
      facts: ended(score),
      basedOnRevision,
      beforeStart: true,
    })
  const undo = (session: ApiSession, basedOnRevision: number) =>
    session.post<Approval & Refusal>(`/v1/matches/${match.id}/results/undo`, {
      basedOnRevision,
      reason: 'wrong match',
    })
  const cancel = (session: ApiSession, couponId: number) =>
    session.post<Approval & Refusal>(
      `/v1/coupons/${couponId}/manual`,
      { action: 'cancel', reason: 'wrong price' },
      { 'idempotency-key': randomUUID() }
    )
  const approve = (id: number | null, shown?: string) =>
    asOfficer.post<DecisionRow & Refusal>(`/v1/decisions/${id}/approve`, { shown })
  const preview = (id: number | null) =>
    asOfficer.get<DecisionPreview & Refusal>(`/v1/decisions/${id}/preview`)
  const withdraw = (session: ApiSession, id: number | null) =>
    session.post<DecisionRow & Refusal>(`/v1/own-orders/${id}/withdraw`)
  const orderOn = async (session: ApiSession, subject: string) =>
    (await session.get<WaitingOrderAnswer>(`/v1/${subject}/waiting-order`)).body.order

  test('stands on its match and its coupon, with who, when and how much', async ({ assert }) => {
    const couponId = await place(6_000)
    assert.isNull(await orderOn(asTrader, `matches/${match.id}`))
    const asked = await enter(asTrader, [1, 0])
    const own = await orderOn(asTrader, `matches/${match.id}`)
    assert.deepInclude(own ?? {}, {
      id: asked.body.decisionId,
      kind: 'resultEnter',
      askedByName: trader.username,
      amounts: [{ currency: site.currency, amountMinor: 12_000 }],
      isOwn: true,
    })
    assert.isFalse((await orderOn(asOfficer, `matches/${match.id}`))?.isOwn)
    // one order waits on a match, whatever it asks for
    const other = await enter(asOfficer, [0, 1])
    assert.deepEqual([other.status, other.body.error.key], [409, 'decisionWaits'])

    const manual = await cancel(asTrader, couponId)
    const onCoupon = await orderOn(asTrader, `coupons/${couponId}`)
    assert.deepInclude(onCoupon ?? {}, { id: manual.body.decisionId, kind: 'couponManual' })
  })

  test('is not told by name to staff of another brand, who neither see nor decide it', async ({
    assert,
  }) => {
    await place(6_000)
    const asked = await enter(asTrader, [1, 0])
    const other = await makeSite()
    const stranger = await signInAs(other, await makeUser({ site: other, type: 'admin' }))
    const seen = await orderOn(stranger, `matches/${match.id}`)
    assert.deepInclude(seen ?? {}, { askedById: null, askedByName: null, isOwn: false })
    const path = `/v1/decisions/${asked.body.decisionId}`
    assert.equal((await stranger.get(path)).status, 404)
    assert.equal((await stranger.get(`${path}/preview`)).status, 404)
    assert.equal((await stranger.post(`${path}/approve`)).status, 404)
    assert.equal((await withdraw(stranger, asked.body.decisionId)).status, 404)
  })

  test('is read by its author without the right to decide, and tells what became of it', async ({
    assert,
  }) => {
    await place(6_000)
    const { body } = await enter(asTrader, [1, 0])
    assert.equal((await asTrader.list('decisions')).status, 403)
    const orders = async (session: ApiSession) =>
      (await session.list<DecisionRow>('own-orders')).body.map(({ id, state }) => [id, state])
    assert.deepEqual(await orders(asTrader), [[body.decisionId, 'waiting']])
    assert.deepEqual(await orders(asOfficer), [])
    await approve(body.decisionId)
    assert.deepEqual(await orders(asTrader), [[body.decisionId, 'approved']])
    const { body: row } = await asTrader.get<DecisionRow>(`/v1/own-orders/${body.decisionId}`)
    assert.equal(row.decidedByName, admin.username)
  })

  test('is withdrawn by its author alone, told in the log of each brand, and then decided by nobody', async ({
    assert,
  }) => {
    await place(6_000)
    const there = await makeSite()
    const theirs = await makeUser({ site: there, type: 'player', balanceMinor: 1_000 })
    await placeTestCoupon(theirs, {
      picks: [{ match, market: '1', key: '1' }],
      stakePerLineMinor: 100,
    })
    const { body } = await enter(asTrader, [1, 0])
    assert.equal((await withdraw(asOfficer, body.decisionId)).status, 404)
    const done = await withdraw(asTrader, body.decisionId)
    assert.equal(done.status, 200)
    assert.include(done.body, { state: 'withdrawn', decidedByName: trader.username })
    assert.isNull(await orderOn(asTrader, `matches/${match.id}`))
    const again = await withdraw(asTrader, body.decisionId)
    assert.deepEqual([again.status, again.body.error.key], [409, 'decisionTaken'])
    assert.equal((await approve(body.decisionId)).status, 409)
    const logOf = async ({ id }: TestSite) =>
      db.from('audit_log').where({ site_id: id, action: 'decision.withdraw' }).firstOrFail()
    assert.equal((await logOf(site)).actor_id, trader.id)
    const told = await logOf(there)
    assert.isNull(told.actor_id)
    assert.equal(JSON.parse(String(told.detail)).orderedBy, trader.username)
    // the way is free for the right order
    assert.isNotNull((await enter(asTrader, [0, 1])).body.decisionId)
  })

  test('shows the second officer the amounts of its time beside those of now', async ({
    assert,
  }) => {
    await place(6_000)
    const { body } = await enter(asTrader, [1, 0])
    const before = (await preview(body.decisionId)).body
    const amount = (amountMinor: number) => [{ currency: site.currency, amountMinor }]
    assert.deepInclude(before, {
      amountsThen: amount(12_000),
      amountsNow: amount(12_000),
      hasGrown: false,
      couponsSettled: 1,
      stakesDecided: amount(6_000),
      moneyToMove: amount(12_000),
    })
    assert.deepEqual(
      before.brands.map(({ siteId, amountMinor }) => [siteId, amountMinor]),
      [[site.id, 12_000]]
    )
    await place(500)
    assert.deepInclude((await preview(body.decisionId)).body, {
      amountsNow: amount(13_000),
      hasGrown: false,
    })
    await place(200)
    assert.deepInclude((await preview(body.decisionId)).body, {
      amountsThen: amount(12_000),
      amountsNow: amount(13_400),
      hasGrown: true,
    })
  })

  test('is not approved when it would do more than a tenth above what the officer saw', async ({
    assert,
  }) => {
    await place(6_000)
    const { body } = await enter(asTrader, [1, 0])
    const cash = await cashOf(player.id)
    const { shown } = (await preview(body.decisionId)).body
    await place(1_000)
    for (const refused of [await approve(body.decisionId, shown), await approve(body.decisionId)]) {
      assert.deepEqual([refused.status, refused.body.error.key], [409, 'amountsGrew'])
      assert.deepEqual(refused.body.error.params, [14_000, 12_000, site.currency])
    }
    assert.equal(await cashOf(player.id), cash - 1_000)
    const now = (await preview(body.decisionId)).body.shown
    assert.equal((await approve(body.decisionId, now)).status, 200)
    assert.equal(await cashOf(player.id), cash - 1_000 + 14_000)
  })

  test('is approved for what the server showed this officer of this order lately, whatever the request says', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => clock.reset())
    await place(6_000)
    const { body } = await enter(asTrader, [1, 0])
    const other = await makeMatch()
    await placeTestCoupon(player, {
      picks: [{ match: other, market: '1', key: '1' }],
      stakePerLineMinor: 60_000,
    })
    const elsewhere = await asTrader.post<Approval>(`/v1/matches/${other.id}/results`, {
      facts: ended([1, 0]),
      basedOnRevision: 0,
      beforeStart: true,
    })
    const second = await signInAs(site, await makeUser({ site, type: 'admin' }))
    await place(1_000)
    const { body: colleagues } = await second.get<DecisionPreview>(
      `/v1/decisions/${body.decisionId}/preview`
    )
    const own = (await preview(body.decisionId)).body.shown
    const refusalOf = async (shown: string) => (await approve(body.decisionId, shown)).body.error
    const ofOtherOrder = (await preview(elsewhere.body.decisionId)).body.shown
    for (const shown of ['14000', colleagues.shown, ofOtherOrder]) {
      assert.equal((await refusalOf(shown)).key, 'amountsGrew')
    }
    clock.set(clock.now() + SHOWN_MS)
    assert.equal((await refusalOf(own)).key, 'amountsGrew')
    assert.equal(
      (await approve(body.decisionId, (await preview(body.decisionId)).body.shown)).status,
      200
    )
  })

  test('of an undo says which result it takes back', async ({ assert }) => {
    await place(6_000)
    const { body: first } = await enter(asTrader, [2, 1])
    await approve(first.decisionId)
    const { body } = await undo(asTrader, 1)
    const { body: row } = await asOfficer.get<DecisionRow>(`/v1/decisions/${body.decisionId}`)
    assert.deepEqual(row.takenBack?.fullTime, [2, 1])
    const rows = (await asTrader.list<DecisionRow>('own-orders')).body
    assert.isNull(rows.find(({ id }) => id === first.decisionId)?.takenBack)
  })

  test('on a coupon is weighed, approved and withdrawn in the same way', async ({ assert }) => {
    const couponId = await place(6_000)
    const asked = await cancel(asTrader, couponId)
    const shown = await preview(asked.body.decisionId)
    const amounts = [{ currency: site.currency, amountMinor: 6_000 }]
    assert.deepInclude(shown.body, {
      amountsThen: amounts,
      amountsNow: amounts,
      moneyToMove: amounts,
    })
    assert.equal((await withdraw(asTrader, asked.body.decisionId)).body.state, 'withdrawn')
    const anew = await cancel(asTrader, couponId)
    assert.equal((await approve(anew.body.decisionId)).status, 200)
  })
})
