import { test } from '@japa/runner'
import type {
  BoardMatch,
  BoardMatchDetail,
  BoardMatchList,
  BoardTree,
} from '@grandstand/shared-types/wire/betting/book'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { poll } from '#book/sync'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { ApiSession } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'

const DAY_MS = 24 * 3_600_000

async function visitor(): Promise<ApiSession> {
  return new ApiSession((await makeSite()).host)
}

test.group('The board', () => {
  test('a league counts open matches, not matches that have begun, are inactive or start too far ahead', async ({
    assert,
  }) => {
    const session = await visitor()
    const open = await makeMatch()
    const hidden = [
      await makeMatch({ startsAt: clock.now() - 1000 }),
      await makeMatch({ active: false }),
      await makeMatch({ startsAt: clock.now() + 31 * DAY_MS }),
      await makeMatch({ status: 'postponed' }),
      await makeMatch({ prices: {} }),
    ]
    const { body } = await session.get<BoardTree>('/v1/board/tree')
    const countOf = (id: number) => body.tournaments.find((t) => t.id === id)?.matchCount
    assert.equal(countOf(open.tournamentId), 1)
    for (const match of hidden) assert.isUndefined(countOf(match.tournamentId))
  })

  test('the list holds main markets, the match page all markets', async ({ assert }) => {
    const session = await visitor()
    const match = await makeMatch({
      prices: {
        '1': { '1': 2000, 'X': 3400, '2': 3800 },
        '45': { '1:0': 7000, 'other': 9000 },
      },
    })
    const list = await session.get<BoardMatchList>(
      `/v1/board/matches?tournamentIds=${match.tournamentId}`
    )
    assert.equal(list.body.totalCount, 1)
    assert.containsSubset(list.body.matches[0], { id: match.id, marketCount: 2 })
    assert.deepEqual(
      list.body.matches[0]?.markets.map((m) => m.typeId),
      [1]
    )

    const page = await session.get<BoardMatchDetail>(`/v1/board/matches/${match.id}?lang=en`)
    assert.deepEqual(
      page.body.markets.map((m) => m.typeId),
      [1, 45]
    )
    assert.match(page.body.categoryName, /^Country /)
    assert.match(page.body.tournamentName, /^League /)
    assert.isNull(page.body.countryCode)
  })

  test('leagues, a span of time and a keyword narrow the list', async ({ assert }) => {
    const session = await visitor()
    const a = await makeMatch({ home: 'Üsküdar Işık' })
    const b = await makeMatch({ startsAt: clock.now() + 3 * DAY_MS })
    const ids = async (query: string) => {
      const { body } = await session.get<BoardMatchList>(`/v1/board/matches?${query}`)
      return body.matches.map(({ id }) => id).sort((x, y) => x - y)
    }
    const both = `tournamentIds=${a.tournamentId},${b.tournamentId}`
    assert.deepEqual(await ids(both), [a.id, b.id])
    assert.deepEqual(await ids(`${both}&to=${clock.now() + 2 * DAY_MS}`), [a.id])
    assert.deepEqual(await ids(`${both}&from=${clock.now() + 2 * DAY_MS}`), [b.id])
    assert.deepEqual(await ids(`${both}&keyWord=uskudar`), [a.id])
    assert.equal((await session.get('/v1/board/matches?keyWord=us')).status, 422)
  })

  test('market types carry names in both languages', async ({ assert }) => {
    const session = await visitor()
    const tr = await session.get<MarketTypeView[]>('/v1/board/market-types?lang=tr')
    const en = await session.get<MarketTypeView[]>('/v1/board/market-types?lang=en')
    assert.deepEqual(
      tr.body.map(({ id }) => id),
      en.body.map(({ id }) => id)
    )
    assert.notDeepEqual(tr.body[0]?.name, en.body[0]?.name)
  })

  test('a price written by another process is on the board within a poll', async ({ assert }) => {
    const session = await visitor()
    const match = await makeMatch()
    const home = outcomeOf(match, '1', '1')
    await db.from('outcomes').where('id', home).update({ odds_milli: 2150 })
    await db.from('matches').where('id', match.id).update({ changed_at: clock.now() })
    await poll()
    const { body } = await session.get<BoardMatch>(`/v1/board/matches/${match.id}`)
    assert.equal(body.markets[0]?.outcomes[0]?.oddsMilli, 2150)
  })

  test('a price written after the clock was set back is on the board within a poll', async ({
    assert,
  }) => {
    const session = await visitor()
    const match = await makeMatch()
    try {
      clock.set(clock.now() + DAY_MS)
      await poll()
    } finally {
      clock.reset()
    }
    await db
      .from('outcomes')
      .where('id', outcomeOf(match, '1', '1'))
      .update({ odds_milli: 2150 })
    await db.from('matches').where('id', match.id).update({ changed_at: clock.now() })
    await poll()
    const { body } = await session.get<BoardMatch>(`/v1/board/matches/${match.id}`)
    assert.equal(body.markets[0]?.outcomes[0]?.oddsMilli, 2150)
  })

  for (const query of [
    'matches?sportId=soccer',
    'matches?limit=76',
    'matches?limit=0',
    'matches?tournamentIds=1;drop',
    'tree?from=yesterday',
    'outcomes',
    'outcomes?ids=1,x',
  ]) {
    test(`${query} is refused with a key`, async ({ assert }) => {
      const { status, body } = await (
        await visitor()
      ).get<{ error: { key: string } }>(`/v1/board/${query}`)
      assert.equal(status, 422)
      assert.equal(body.error.key, 'validationFailed')
    })
  }

  test('an unknown match is not found', async ({ assert }) => {
    const session = await visitor()
    assert.equal((await session.get('/v1/board/matches/987654321')).status, 404)
    assert.equal((await session.get('/v1/board/matches/abc')).status, 404)
  })
})
