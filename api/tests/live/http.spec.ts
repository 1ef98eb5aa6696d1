/** The live list over HTTP (rules 6.1). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type {
  LiveMatch,
  LiveMatchDetail,
  LiveMatchList,
  LiveOdds,
} from '@grandstand/shared-types/wire/betting/live'
import { bookChanges } from '#book/changes'
import { openStream } from '#stream/open'
import { makeMatch } from '#tests/support/board'
import { ApiSession } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'
import { makeLiveMatch, openMarket, reprice, tick, touched, update } from '#tests/stream/support'

let visitor: ApiSession
const list = async (query: string) => {
  const { status, body } = await visitor.get<LiveMatchList>(`/v1/live/matches?${query}`)
  return { status, body, ids: (body.matches ?? []).map(({ id }) => id) }
}
/** A word that only the names of one test's matches hold. */
const word = () => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`

test.group('Live list', (group) => {
  group.setup(async () => {
    visitor = new ApiSession((await makeSite()).host)
  })

  test('gives a match with every field (rules 6.2)', async ({ assert }) => {
    const name = word()
    const { id } = await makeLiveMatch({
      home: `${name} A`,
      state: { score: [2, 1], yellowCards: [1, 0], corners: [3, 4], addedMinutes: 2 },
    })
    const { body } = await list(`keyWord=${name}&lang=en`)
    assert.equal(body.totalCount, 1)
    const [match] = body.matches
    assert.containsSubset(match, {
      id,
      home: `${name} A`,
      status: '1p',
      betStatus: 'started',
      isPaused: false,
      marketCount: 1,
      state: { score: [2, 1], yellowCards: [1, 0], corners: [3, 4], addedMinutes: 2 },
    })
    assert.lengthOf(match?.markets ?? [], 1)
    assert.deepEqual(
      body.marketTypes.map((type) => type.id),
      [1]
    )
  })

  test('has covered matches that are not over, and nothing else', async ({ assert }) => {
    const name = word()
    const named = { home: `${name} A` }
    const inPlay = await makeLiveMatch(named)
    const soon = await makeLiveMatch({
      ...named,
      status: 'not_started',
      startsAt: Date.now() + 3_600_000,
    })
    const far = await makeLiveMatch({
      ...named,
      status: 'not_started',
      startsAt: Date.now() + 3_600_000,
    })
    for (const market of far.held.markets) {
      market.status = -1
      touched(market)
    }
    await makeMatch(named)
    const over = await makeLiveMatch(named)
    update(over.held, { status: 'ended' })
    const uncovered = await makeLiveMatch(named)
    if (uncovered.held.live) uncovered.held.live.isCovered = false
    bookChanges.emit({ kind: 'match', matchId: uncovered.id })
    await makeLiveMatch({ ...named, active: false })
    const { ids } = await list(`keyWord=${name}&order=1`)
    assert.deepEqual(ids, [inPlay.id, soon.id])
  })

  test('searches teams and tournament without regard to case and accents', async ({ assert }) => {
    const name = word()
    const { id } = await makeLiveMatch({ away: `İstanbul ${name}ş` })
    assert.deepEqual((await list(`keyWord=istanbul%20${name}S`)).ids, [id])
    assert.equal((await list('keyWord=ab')).status, 422)
  })

  test('orders by time, by clock and favourites first', async ({ assert }) => {
    const name = word()
    const make = (minutesAgo: number, seconds: number) =>
      makeLiveMatch({
        home: `${name} ${minutesAgo}`,
        startsAt: Date.now() - minutesAgo * 60_000,
        state: { clock: { seconds, isRunning: false, at: Date.now() } },
      })
    const [a, b, c] = [await make(30, 10), await make(20, 30), await make(10, 20)]
    const ordered = async (query: string) => (await list(`keyWord=${name}&${query}`)).ids
    assert.deepEqual(await ordered('order=1'), [a.id, b.id, c.id])
    assert.deepEqual(await ordered('order=1&orderTime=desc'), [c.id, b.id, a.id])
    assert.deepEqual(await ordered('order=4'), [b.id, c.id, a.id])
    assert.deepEqual(await ordered(`order=5&favourites=${c.id}`), [c.id, a.id, b.id])
    assert.deepEqual(await ordered(`onlyFavourites=1&favourites=${b.id},${c.id}&order=1`), [
      b.id,
      c.id,
    ])
  })

  test('gives pages of 50 rows, where a match at half time takes two', async ({ assert }) => {
    const name = word()
    const make = (i: number) =>
      makeLiveMatch({
        home: `${name} ${i}`,
        startsAt: Date.now() - (100 - i) * 60_000,
        status: i < 2 ? 'paused' : '1p',
      })
    const made = []
    for (let i = 0; i < 51; i++) made.push(await make(i))
    const expected = made.map(({ id }) => id)
    const first = await list(`keyWord=${name}&order=1&page=1`)
    assert.deepEqual([first.body.totalCount, first.body.pageCount], [51, 2])
    assert.deepEqual(first.ids, expected.slice(0, 48))
    assert.deepEqual((await list(`keyWord=${name}&order=1&page=2`)).ids, expected.slice(48))
    assert.deepEqual((await list(`keyWord=${name}&order=1&page=3`)).ids, [])
    assert.lengthOf((await list(`keyWord=${name}&limit=10`)).ids, 10)
  })

  test('counts all matches of a sport, or only those in play', async ({ assert }) => {
    await makeLiveMatch({ sportId: 4, prices: { '1': { 1: 2000, X: 3000, 2: 3000 } } })
    const waiting = { status: 'not_started' as const, startsAt: Date.now() + 60_000 }
    await makeLiveMatch({ sportId: 4, ...waiting })
    const sportOf = async (query: string) =>
      (await list(query)).body.sports.find(({ id }) => id === 4)
    const [all, inPlay] = [await sportOf('sportId=1'), await sportOf('sportCountLive=1')]
    assert.isAtLeast(inPlay?.liveCount ?? 0, 1)
    assert.isAbove(all?.liveCount ?? 0, inPlay?.liveCount ?? 0)
    // a badge of matches in play needs no second request
    assert.equal(all?.inPlayCount, inPlay?.liveCount)
  })

  test('is narrowed to a span of time, a sport and the markets of a row', async ({ assert }) => {
    const name = word()
    const startsAt = Date.now() - 60_000
    const { held, id } = await makeLiveMatch({ home: name, startsAt })
    openMarket(held, 199, 'n=1', [2_000])
    const markets = async (query: string) =>
      (await list(`keyWord=${name}&${query}`)).body.matches[0]?.markets.length
    assert.deepEqual(
      [await markets('odds=none'), await markets(''), await markets('odds=all')],
      [0, 1, 2]
    )
    assert.deepEqual((await list(`keyWord=${name}&startDate=${startsAt + 1}`)).ids, [])
    assert.deepEqual((await list(`keyWord=${name}&endDate=${startsAt}`)).ids, [id])
    assert.deepEqual((await list(`keyWord=${name}&sportId=5`)).ids, [])
  })

  for (const query of ['sportId=x', 'limit=401', 'order=-1', 'favourites=1;2', 'page=0']) {
    test(`${query} is refused`, async ({ assert }) => {
      assert.equal((await list(query)).status, 422)
    })
  }

  test('shows every change to a client that asks repeatedly', async ({ assert }) => {
    const name = word()
    const { held, id } = await makeLiveMatch({ home: name })
    const price = async () => {
      const { body } = await list(`keyWord=${name}`)
      return body.matches.find((match) => match.id === id)?.markets[0]?.outcomes[0]?.oddsMilli
    }
    assert.equal(await price(), 2_000)
    for (const market of held.markets) reprice(market, [1_777])
    assert.equal(await price(), 1_777)
  })
})

test.group('A live match', (group) => {
  group.setup(openStream)

  test('comes with all markets and its timeline', async ({ assert }) => {
    const { held, id } = await makeLiveMatch()
    openMarket(held, 199, 'n=1', [2_000])
    const { body } = await visitor.get<LiveMatchDetail>(`/v1/live/matches/${id}`)
    assert.equal(body.match.id, id)
    assert.lengthOf(body.match.markets, 2)
    assert.deepEqual(body.timeline, [])
  })

  test('is missing when no live feed covers the match', async ({ assert }) => {
    const { id } = await makeMatch()
    for (const path of [`/v1/live/matches/${id}`, `/v1/live/matches/${id}/odds`]) {
      assert.equal((await visitor.get(path)).status, 404)
    }
  })

  test('gives all odds once, then only the changes since', async ({ assert }) => {
    const { held, id } = await makeLiveMatch()
    const second = openMarket(held, 199, 'n=1', [2_000])
    const third = openMarket(held, 199, 'n=2', [2_000])
    const odds = async (notSeen?: string) =>
      (
        await visitor.get<LiveOdds>(
          `/v1/live/matches/${id}/odds${notSeen ? `?notSeen=${notSeen}` : ''}`
        )
      ).body
    const first = await odds()
    assert.isTrue(first.isWhole)
    assert.lengthOf(first.markets, 3)

    tick()
    const none = await odds((await odds()).version)
    assert.deepEqual([none.isWhole, none.markets, none.goneMarketIds], [false, [], []])

    // numbered by a tick, or not yet
    reprice(second, [1_500])
    tick()
    reprice(third, [1_600])
    const changed = await odds(none.version)
    assert.deepEqual(
      changed.markets.map((market) => [market.id, market.outcomes[0]?.oddsMilli]),
      [
        [second.id, 1_500],
        [third.id, 1_600],
      ]
    )
    second.status = -3
    touched(second)
    assert.deepEqual((await odds(changed.version)).goneMarketIds, [second.id])
    tick()
    assert.deepEqual((await odds(changed.version)).goneMarketIds, [second.id])
    assert.isTrue((await odds('another.7')).isWhole)
  })

  test('has proposals of matches in play beside a slip', async ({ assert }) => {
    const slip = await makeLiveMatch({ sportId: 6, prices: { '1': { 1: 2000, X: 3000, 2: 3000 } } })
    const other = await makeLiveMatch({
      sportId: 6,
      prices: { '1': { 1: 2000, X: 3000, 2: 3000 } },
    })
    const paused = await makeLiveMatch({ sportId: 6, producer: 'unheard' })
    paused.held.live = paused.held.live && { ...paused.held.live, producer: 'down' }
    const { body } = await visitor.get<LiveMatch[]>(`/v1/live/proposition?matches=${slip.id}`)
    const ids = body.map(({ id }) => id)
    assert.include(ids, other.id)
    assert.notInclude(ids, slip.id)
    assert.notInclude(ids, paused.id)
  })
})
