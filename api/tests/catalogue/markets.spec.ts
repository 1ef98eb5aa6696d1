import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { announcedBy } from '#tests/support/announcements'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

interface MatchRow {
  id: number
  home: string
  tournamentName: string
  status: string
  betStatus: string
  marketCount: number
  changedAt: number
  resultRevision: number
}
interface MarketRow {
  id: number
  status: number
  specifier: string
  version: number
  isMainLine: boolean
}

function threeWayOf({ markets }: TestMatch) {
  const market = markets['1']
  if (!market) throw new Error('the match has no 1X2')
  return market
}

async function editor() {
  const site = await makeSite()
  return signInAs(site, await makeUser({ site, type: 'admin' }))
}

test.group('Markets and prices edited by the staff', () => {
  const line = (matchId: number, changes: object = {}) => ({
    matchId,
    marketTypeId: 18,
    specifier: 'total=2.50',
    outcomes: [
      { key: 'under', oddsMilli: 1900 },
      { key: 'over', oddsMilli: 1950 },
    ],
    ...changes,
  })

  test('a line is one market in any spelling', async ({ assert }) => {
    const session = await editor()
    const match = await makeMatch()
    const { status, body } = await session.post<MarketRow>('/v1/markets', line(match.id))
    assert.equal(status, 201)
    assert.containsSubset(body, { specifier: 'total=2.5', status: 1, version: 1 })
    const outcomes = await session.list('outcomes', { filter: { marketId: body.id } })
    assert.containsSubset(outcomes.body, [
      { key: 'over', oddsMilli: 1950, active: true, matchId: match.id },
      { key: 'under', oddsMilli: 1900, active: true },
    ])
    const again = await session.post('/v1/markets', line(match.id, { specifier: 'total=2.5' }))
    assert.equal(again.status, 409)
    assert.equal((await session.get<MatchRow>(`/v1/matches/${match.id}`)).body.marketCount, 2)
  })

  test('a market needs a match to come, a type of its sport, a valid line and outcomes of the type', async ({
    assert,
  }) => {
    const session = await editor()
    const match = await makeMatch()
    for (const [field, wrong] of [
      ['matchId', { matchId: 999_999_999 }],
      ['marketTypeId', { marketTypeId: 999_999 }],
      ['specifier', { specifier: 'total=2.3' }],
      ['specifier', { specifier: 'hcp=1' }],
      ['specifier', { specifier: '' }],
      ['outcomes', { outcomes: line(0).outcomes.slice(1) }],
      ['outcomes', { outcomes: [line(0).outcomes[0], line(0).outcomes[0]] }],
      ['outcomes', { outcomes: [line(0).outcomes[0], { key: 'X', oddsMilli: 2000 }] }],
    ] as const) {
      const { status, body } = await session.post<Refusal>('/v1/markets', line(match.id, wrong))
      assert.equal(status, 422, JSON.stringify(wrong))
      assert.equal(body.error.fields?.[0]?.field, field, JSON.stringify(wrong))
    }
    await db.from('matches').where('id', match.id).update({ result_revision: 1 })
    const late = await session.post<Refusal>('/v1/markets', line(match.id))
    assert.equal(late.body.error.key, 'matchClosed')
  })

  test('a market in a variant has the outcomes of that variant, and no others', async ({
    assert,
  }) => {
    const session = await editor()
    const match = await makeMatch()
    const exactGoals = (key: string) => ({
      matchId: match.id,
      marketTypeId: 21,
      specifier: 'variant=sr:exact_goals:3+',
      outcomes: [
        { key: '0', oddsMilli: 8000 },
        { key, oddsMilli: 1500 },
      ],
    })
    const { status, body } = await session.post<MarketRow>('/v1/markets', exactGoals('3+'))
    assert.equal(status, 201, JSON.stringify(body))
    const other = await session.post<Refusal>('/v1/markets', exactGoals('6+'))
    assert.equal(other.body.error.fields?.[0]?.field, 'outcomes')
  })

  test('every edit raises the version; an edit of an older version is refused', async ({
    assert,
  }) => {
    const session = await editor()
    const match = await makeMatch()
    const home = outcomeOf(match, '1', '1')
    const announced = await announcedBy(async () => {
      const { status, body } = await session.put(`/v1/outcomes/${home}`, {
        oddsMilli: 2100,
        version: 1,
      })
      assert.equal(status, 200)
      assert.containsSubset(body, { oddsMilli: 2100, version: 2 })
    })
    assert.deepEqual(announced, [match.id])
    const stale = await session.put<Refusal>(`/v1/outcomes/${home}`, {
      oddsMilli: 2200,
      version: 1,
    })
    assert.equal(stale.status, 409)
    assert.equal(stale.body.error.key, 'versionConflict')
    const overtaken = await session.put<Refusal>(`/v1/outcomes/${home}`, {
      oddsMilli: 2_000,
      fromMilli: 9_999,
    })
    assert.equal(overtaken.body.error.key, 'versionConflict')
    const blind = await session.put(`/v1/outcomes/${home}`, { active: false })
    assert.containsSubset(blind.body, { active: false, oddsMilli: 2100, version: 3 })
  })

  test('of two prices set at once on one version, one is stored', async ({ assert }) => {
    const session = await editor()
    const home = outcomeOf(await makeMatch(), '1', '1')
    const answers = await Promise.all(
      [2100, 2200, 2300, 2400].map((oddsMilli) =>
        session.put(`/v1/outcomes/${home}`, { oddsMilli, version: 1 })
      )
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
  })

  test('staff open, close and suspend a market; a settled market stays as it is', async ({
    assert,
  }) => {
    const session = await editor()
    const match = await makeMatch()
    const market = threeWayOf(match)
    const set = async (status: number) =>
      (await session.put<MarketRow>(`/v1/markets/${market.id}`, { status })).status
    for (const status of [-1, 0, 1]) assert.equal(await set(status), 200)
    for (const status of [-3, -4, -2, 2]) assert.equal(await set(status), 422)
    await db.from('markets').where('id', market.id).update({ status: -3 })
    assert.equal(await set(1), 422)
    const price = await session.put<Refusal>(`/v1/outcomes/${outcomeOf(match, '1', '1')}`, {
      oddsMilli: 2000,
    })
    assert.equal(price.body.error.key, 'matchClosed')
  })

  test('one line of a type is the main one', async ({ assert }) => {
    const session = await editor()
    const match = await makeMatch({ prices: {} })
    const first = await session.post<MarketRow>('/v1/markets', line(match.id, { isMainLine: true }))
    const second = await session.post<MarketRow>(
      '/v1/markets',
      line(match.id, { specifier: 'total=3.5' })
    )
    await session.put(`/v1/markets/${second.body.id}`, { isMainLine: true })
    const { body } = await session.list<MarketRow>('markets', { filter: { matchId: match.id } })
    assert.deepEqual(
      body.map(({ id, isMainLine }) => [id, isMainLine]),
      [
        [first.body.id, false],
        [second.body.id, true],
      ]
    )
  })

  test('an open market cannot be deleted; a closed one without bets is deleted with its prices', async ({
    assert,
  }) => {
    const session = await editor()
    const match = await makeMatch()
    const market = threeWayOf(match)
    assert.equal((await session.delete(`/v1/markets/${market.id}`)).status, 409)
    await session.put(`/v1/markets/${market.id}`, { status: 0 })
    assert.equal((await session.delete(`/v1/markets/${market.id}`)).status, 200)
    assert.lengthOf(await db.from('outcomes').where('market_id', market.id), 0)
  })

  test('prices have a permission of their own', async ({ assert }) => {
    const site = await makeSite()
    const match = await makeMatch()
    const market = threeWayOf(match)
    const trader = await makeUser({ site, type: 'operator', permissions: ['prices.edit'] })
    const clerk = await makeUser({ site, type: 'operator', permissions: ['markets.edit'] })
    const put = async (user: typeof trader, path: string, body: object) =>
      (await (await signInAs(site, user)).put(path, body)).status
    const outcome = `/v1/outcomes/${outcomeOf(match, '1', '1')}`
    assert.equal(await put(trader, outcome, { oddsMilli: 1500 }), 200)
    assert.equal(await put(clerk, outcome, { oddsMilli: 1600 }), 403)
    assert.equal(await put(trader, `/v1/markets/${market.id}`, { status: 0 }), 403)
    assert.equal(await put(clerk, `/v1/markets/${market.id}`, { status: 0 }), 200)
  })
})
