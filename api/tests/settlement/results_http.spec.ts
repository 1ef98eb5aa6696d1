import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  ResultForm,
  ResultRevision,
  SettlementPreview,
} from '@grandstand/shared-types/wire/betting/settlement'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { ended, placeTestCoupon } from '#tests/settlement/support'
import { requireWholeBooks } from '#tests/support/books'

const PRICES = { '1': { '1': 2000, 'X': 3400, '2': 3800 }, '11': { home: 1500, away: 2500 } }

test.group('Results over HTTP', (group) => {
  let site: TestSite
  let player: TestUser
  let staff: ApiSession
  let match: TestMatch
  let path: string
  group.each.setup(async () => {
    site = await makeSite()
    player = await makeUser({ site, type: 'player', balanceMinor: 5000 })
    staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    match = await makeMatch({ prices: PRICES })
    path = `/v1/matches/${match.id}/results`
  })
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  const body = (facts: object, basedOnRevision = 0) => ({
    facts,
    basedOnRevision,
    beforeStart: true,
  })

  test('a dry run moves no money and shows the effect', async ({ assert }) => {
    await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await placeTestCoupon(player, { picks: [{ match, market: '1', key: '2' }] })
    const other = await makeMatch({ prices: PRICES })
    await placeTestCoupon(player, {
      picks: [
        { match, market: '11', key: 'home' },
        { match: other, market: '1', key: '1' },
      ],
    })
    const entry = body(ended([1, 0]))
    const dry = await staff.post<SettlementPreview>(`${path}?dryRun=true`, entry)
    assert.equal(dry.status, 200)
    assert.include(dry.body, {
      dryRun: true,
      revision: 0,
      selectionsTouched: 3,
      couponsTouched: 3,
      couponsSettled: 2,
    })
    assert.deepEqual(dry.body.moneyToMove, [{ currency: 'TRY', amountMinor: 2000 }])
    assert.sameDeepMembers(dry.body.markets[0]!.outcomes, [
      { key: '1', result: 'won' },
      { key: 'X', result: 'lost' },
      { key: '2', result: 'lost' },
    ])
    assert.equal(await cashOf(player.id), 2000)
    assert.lengthOf((await staff.get<ResultRevision[]>(path)).body, 0)

    const done = await staff.post<SettlementPreview>(path, entry)
    assert.equal(done.status, 200)
    const { paid = [], ...same } = dry.body
    assert.deepEqual(done.body, { ...same, dryRun: false, revision: 1 })
    assert.deepEqual(
      paid.map(({ username, payoutMinor, paidBeforeMinor }) => [
        username,
        payoutMinor,
        paidBeforeMinor,
      ]),
      [[player.username, 2000, 0]]
    )
    assert.equal(await cashOf(player.id), 4000)
  })

  test('a dry run of a correction shows the money that would be taken back', async ({ assert }) => {
    await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await staff.post(path, body(ended([1, 0])))
    const correction = body(ended([1, 1]), 1)
    const dry = await staff.post<SettlementPreview>(`${path}?dryRun=true`, correction)
    assert.deepEqual(dry.body.moneyToMove, [{ currency: 'TRY', amountMinor: -2000 }])
    const done = await staff.post<SettlementPreview>(path, correction)
    const { paid = [], ...same } = dry.body
    assert.deepEqual(done.body, { ...same, dryRun: false, revision: 2 })
    assert.deepEqual(
      paid.map(({ payoutMinor, paidBeforeMinor }) => [payoutMinor, paidBeforeMinor]),
      [[0, 2000]]
    )
    assert.equal(await cashOf(player.id), 4000)
  })

  test('the history keeps every revision with its facts, newest first', async ({ assert }) => {
    await staff.post(path, body(ended([1, 0])))
    await staff.post(path, body(ended([2, 0]), 1))
    const { body: history } = await staff.get<ResultRevision[]>(path)
    assert.deepEqual(
      history.map(({ revision, facts, source }) => [revision, facts?.fullTime, source]),
      [
        [2, [2, 0], 'staff'],
        [1, [1, 0], 'staff'],
      ]
    )
    assert.isTrue(history.every(({ settledAt }) => settledAt !== null))
    const audit = await db
      .query<{ detail: string }>()
      .from('audit_log')
      .where({ action: 'result.enter', subject_id: match.id })
      .orderBy('id')
    assert.deepEqual(
      audit.map(({ detail }) => JSON.parse(detail).revision),
      [1, 2]
    )
  })

  test('the form asks for the facts of the sport and shows those in force', async ({ assert }) => {
    const formPath = `/v1/matches/${match.id}/result-form`
    const empty = await staff.get<ResultForm>(formPath)
    assert.include(empty.body, {
      matchId: match.id,
      sportId: 1,
      revision: 0,
      facts: null,
    })
    assert.isTrue(empty.body.needed.isHalfTimeRequired)
    await staff.post(path, body(ended([1, 0])))
    const filled = await staff.get<ResultForm>(formPath)
    assert.equal(filled.body.revision, 1)
    assert.deepEqual(filled.body.facts, ended([1, 0]))
  })

  test('facts based on another revision than the one in force are refused', async ({ assert }) => {
    await staff.post(path, body(ended([1, 0])))
    for (const dryRun of ['', '?dryRun=true']) {
      const late = await staff.post<Refusal>(`${path}${dryRun}`, body(ended([2, 0])))
      assert.equal(late.status, 409)
      assert.equal(late.body.error.key, 'resultRevisionConflict')
      assert.deepEqual(late.body.error.params, [1])
    }
  })

  test('the same result from two desks at once is stored once', async ({ assert }) => {
    const answers = await Promise.all(
      [1, 2, 3].map((goals) => staff.post(path, body(ended([goals, 0]))))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
  })

  test('a result of a match that has not begun is refused, unless staff confirm the result', async ({
    assert,
  }) => {
    const entry = { facts: ended([1, 0]), basedOnRevision: 0 }
    const refused = await staff.post<Refusal>(path, entry)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.error.key, 'resultBeforeStart')
    assert.deepEqual(refused.body.error.params, [match.startsAt])
    assert.equal((await staff.post(`${path}?dryRun=true`, entry)).status, 200)
    assert.lengthOf((await staff.get<ResultRevision[]>(path)).body, 0)
    assert.equal((await staff.post(path, { ...entry, beforeStart: true })).status, 200)
    // a correction needs no second confirmation
    assert.equal((await staff.post(path, { facts: ended([2, 0]), basedOnRevision: 1 })).status, 200)
  })

  test('a match can be called off before its start', async ({ assert }) => {
    for (const status of ['cancelled', 'postponed', 'walkover']) {
      const { id } = await makeMatch()
      const entry = { facts: { status, periods: {} }, basedOnRevision: 0 }
      assert.equal((await staff.post(`/v1/matches/${id}/results`, entry)).status, 200, status)
    }
  })

  test('a refusal of incomplete facts names the missing ones', async ({ assert }) => {
    const answer = await staff.post<Refusal>(path, body({ status: 'ended', periods: {} }))
    assert.equal(answer.status, 422)
    assert.equal(answer.body.error.key, 'resultIncomplete')
    assert.deepEqual(answer.body.error.fields?.map(({ field }) => field).sort(), [
      'fullTime',
      'halfTime',
    ])
  })

  test('a malformed body is refused by its field and has no effect', async ({ assert }) => {
    const good = ended([1, 0])
    for (const bad of [
      {},
      [],
      'text',
      { facts: good },
      body({ ...good, status: 'won' }),
      body({ ...good, fullTime: [1] }),
      body({ ...good, fullTime: [1, 2, 3, -4] }),
      body({ ...good, fullTime: [-1, 0] }),
      body({ ...good, fullTime: [1.5, 0] }),
      body({ ...good, fullTime: ['1', 0] }),
      body({ ...good, fullTime: [1e9, 0] }),
      body({ ...good, fullTime: [1000, 0] }),
      body({ ...good, fullTime: null, halfTime: { 0: 1 } }),
      body({ ...good, periods: { first: [1, 0] } }),
      body({ ...good, periods: 'none' }),
      body({ ...good, winner: 'nobody' }),
      body(good, -1),
      { facts: good, basedOnRevision: '0' },
      { ...body(good), beforeStart: 'yes' },
    ]) {
      const answer = await staff.post<Refusal>(path, bad)
      assert.include([400, 422], answer.status, JSON.stringify(bad))
      assert.isString(answer.body.error.key)
    }
    assert.lengthOf((await staff.get<ResultRevision[]>(path)).body, 0)
  })

  test('only "true" asks for a dry run, and any other value than "true" and "false" is refused', async ({
    assert,
  }) => {
    for (const value of ['1', 'yes', 'TRUE', '']) {
      const answer = await staff.post(`${path}?dryRun=${value}`, body(ended([1, 0])))
      assert.equal(answer.status, 400)
    }
  })

  test('an unknown match is not found', async ({ assert }) => {
    for (const id of ['999999999', 'abc', '0', '-1']) {
      const answers = [
        await staff.post(`/v1/matches/${id}/results`, body(ended([1, 0]))),
        await staff.post(`/v1/matches/${id}/results?dryRun=true`, body(ended([1, 0]))),
        await staff.get(`/v1/matches/${id}/results`),
        await staff.get(`/v1/matches/${id}/result-form`),
      ]
      for (const { status } of answers) assert.equal(status, 404)
    }
  })

  test('a result needs the permission to enter results', async ({ assert }) => {
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['catalogue.view'] })
    for (const user of [player, dealer]) {
      const session = await signInAs(site, user)
      assert.equal((await session.post(path, body(ended([1, 0])))).status, 403)
      assert.equal((await session.get(`/v1/matches/${match.id}/result-form`)).status, 403)
    }
    assert.equal((await (await signInAs(site, player)).get(path)).status, 403)
  })
})
