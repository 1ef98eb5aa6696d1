import { test } from '@japa/runner'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { loadLiveMargins } from '#book/live_margins'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { prices } from '#tests/support/feed_messages'
import { bookMarket, upFeed, type TestFeed } from '#tests/support/test_feed'

/** A brand whose staff set margins; they are removed afterwards, since all tests share the board. */
async function makeBrand() {
  const site = await makeSite()
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const set = async (margins: object) => {
    const settings = { live: { margins } }
    const answer = await admin.put<SiteView & Refusal>(`/v1/sites/${site.id}`, { settings })
    await loadLiveMargins()
    return answer
  }
  const clear = async () => void (await set({ defaultPercent: 0, bySport: {}, byTournament: {} }))
  return { set, clear }
}

const tell = (feed: TestFeed, match: TestMatch, home: number) =>
  feed.odds(match, { outcomes: prices({ '1': home, 'X': 3400, '2': 3800 }) })

const offered = (match: TestMatch) =>
  Object.fromEntries(bookMarket(match).outcomes.map(({ key, oddsMilli }) => [key, oddsMilli]))

test.group('The margin on prices in play', () => {
  test('is in prices that feeds send after it is set, and not in those after its removal', async ({
    assert,
    cleanup,
  }) => {
    const brand = await makeBrand()
    cleanup(brand.clear)
    const feed = upFeed()
    const match = await makeMatch({ startsAt: feed.at - 60_000 })
    feed.send(match, { kind: 'status', update: { status: '1p' } })
    tell(feed, match, 2000)
    assert.deepEqual(offered(match), { '1': 2000, 'X': 3400, '2': 3800 })

    const { status, body } = await brand.set({ byTournament: { [match.tournamentId]: 5 } })
    assert.equal(status, 200)
    assert.deepEqual(body.settings.live.margins, {
      defaultPercent: 0,
      bySport: {},
      byTournament: { [match.tournamentId]: 5 },
    })
    tell(feed, match, 2100)
    assert.deepEqual(offered(match), { '1': 2000, 'X': 3230, '2': 3610 })

    await brand.set({ byTournament: {} })
    tell(feed, match, 2100)
    assert.deepEqual(offered(match), { '1': 2100, 'X': 3400, '2': 3800 })
  })

  test('is not in pre-match prices', async ({ assert, cleanup }) => {
    const brand = await makeBrand()
    cleanup(brand.clear)
    const feed = upFeed()
    const match = await makeMatch()
    await brand.set({ byTournament: { [match.tournamentId]: 5 } })
    tell(feed, match, 2100)
    assert.deepEqual(offered(match), { '1': 2100, 'X': 3400, '2': 3800 })
  })

  test('is the highest of the brands that share a board', async ({ assert, cleanup }) => {
    const [low, high] = [await makeBrand(), await makeBrand()]
    cleanup(low.clear)
    cleanup(high.clear)
    const feed = upFeed()
    const match = await makeMatch({ startsAt: feed.at - 60_000 })
    feed.send(match, { kind: 'status', update: { status: '1p' } })
    await low.set({ byTournament: { [match.tournamentId]: 2 } })
    await high.set({ byTournament: { [match.tournamentId]: 10 } })
    tell(feed, match, 2200)
    assert.equal(offered(match)['1'], 2000)
  })

  test('is a percent from 0 to 50 with two decimals', async ({ assert }) => {
    const brand = await makeBrand()
    for (const percent of [-1, 50.01, 2.345, '5', null]) {
      const { status } = await brand.set({ bySport: { 1: percent } })
      assert.equal(status, 422, String(percent))
    }
  })

  test('is set by the id of a sport or tournament', async ({ assert }) => {
    const brand = await makeBrand()
    for (const key of ['x', '0', '-1', '1.5', '__proto__x']) {
      const { status } = await brand.set({ bySport: { [key]: 5 } })
      assert.equal(status, 422, key)
    }
  })

  test('leaves an invalid price invalid', async ({ assert, cleanup }) => {
    const brand = await makeBrand()
    cleanup(brand.clear)
    const feed = upFeed()
    const match = await makeMatch({ startsAt: feed.at - 60_000 })
    feed.send(match, { kind: 'status', update: { status: '1p' } })
    await brand.set({ byTournament: { [match.tournamentId]: 5 } })
    tell(feed, match, 2100)
    tell(feed, match, 999)
    const home = bookMarket(match).outcomes.find(({ key }) => key === '1')
    assert.deepEqual([home?.oddsMilli, home?.active], [2000, false])
  })
})
