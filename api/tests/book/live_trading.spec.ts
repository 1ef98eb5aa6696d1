import { test } from '@japa/runner'
import type { LiveBookView, LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { book } from '#book/book'
import { quotesFor } from '#book/bet_limits'
import { loadRateLocks } from '#book/rate_lock'
import { clock } from '#core/timing/clock'
import { intake } from '#feed/intake/intake'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { feedMarket, prices } from '#tests/support/feed_messages'
import { bookMarket, upFeed, type TestFeed } from '#tests/support/test_feed'

const START = Date.UTC(2026, 10, 21, 18)

async function running(): Promise<{ feed: TestFeed; match: TestMatch }> {
  const feed = upFeed()
  const match = await makeMatch({ startsAt: feed.at - 60_000 })
  const markets = [
    feedMarket(),
    feedMarket({ typeId: 29, outcomes: prices({ yes: 1800, no: 1900 }) }),
  ]
  feed.send(match, { kind: 'odds', markets, update: { status: '1p' } })
  await intake.idle()
  return { feed, match }
}

test.group('What traders of live matches see', (group) => {
  let site: TestSite
  let admin: ApiSession

  group.setup(async () => {
    site = await makeSite()
    admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  })

  const listed = async (match: TestMatch, phase: string) => {
    const filter = encodeURIComponent(JSON.stringify({ phase, id: match.id }))
    const { body } = await admin.get<LiveMatchRow[]>(`/v1/live-matches?filter=${filter}`)
    return body
  }

  test('a row is listed by the phase of its match, with its open and all markets counted', async ({
    assert,
  }) => {
    const { match } = await running()
    await admin.post(`/v1/live-matches/${match.id}/markets/${bookMarket(match).id}/hold`, {})
    const [row] = await listed(match, 'running')
    assert.containsSubset(row, {
      marketCount: 2,
      openMarketCount: 1,
      isPaused: false,
      isRateLocked: false,
    })
    assert.deepEqual(await listed(match, 'upcoming'), [])
    assert.deepEqual(await listed(match, 'over'), [])
    const unknown = encodeURIComponent(JSON.stringify({ phase: 'elsewhere' }))
    const { status } = await admin.get<Refusal>(`/v1/live-matches?filter=${unknown}`)
    assert.equal(status, 400)
  })

  test('the board of a match shows markets that staff suspended, and current prices', async ({
    assert,
  }) => {
    const { feed, match } = await running()
    const { id } = bookMarket(match)
    await admin.post(`/v1/live-matches/${match.id}/markets/${id}/hold`, {})
    feed.odds(match, { outcomes: prices({ '1': 1700 }) })
    const { body } = await admin.get<LiveBookView>(`/v1/live-matches/${match.id}/book`)
    const held = body.markets.find((market) => market.id === id)
    const other = body.markets.find((market) => market.id !== id)
    assert.containsSubset(held, { id, isHeld: true, status: -1, producer: feed.producer })
    assert.equal(held?.outcomes.find(({ key }) => key === '1')?.oddsMilli, 1700)
    assert.containsSubset(other, { typeId: 29, isHeld: false, status: 1 })
    const player = await signInAs(site, await makeUser({ site, type: 'player' }))
    assert.equal((await player.get(`/v1/live-matches/${match.id}/book`)).status, 403)
  })

  test('staff can suspend a match in the first second after a feed sends it', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch({ startsAt: feed.at - 60_000 })
    feed.send(match, { kind: 'odds', markets: [feedMarket()], update: { status: '1p' } })
    const { status } = await admin.post(`/v1/live-matches/${match.id}/hold`, {})
    assert.equal(status, 200)
    assert.isTrue(book.match(match.id)?.live?.isSuspendedByStaff)
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.marketStatus, -1)
  })

  test('the audit log records actions on a match and on its markets', async ({ assert }) => {
    const { match } = await running()
    const other = await running()
    const priced = await admin.put(`/v1/outcomes/${outcomeOf(match, '1', '1')}`, {
      oddsMilli: 2100,
    })
    assert.equal(priced.status, 200)
    const marketPath = `/v1/live-matches/${match.id}/markets/${bookMarket(match).id}`
    await admin.post(`${marketPath}/hold`, {})
    await admin.post(`/v1/live-matches/${match.id}/hold`, {})
    await admin.post(`/v1/live-matches/${other.match.id}/hold`, {})
    const filter = encodeURIComponent(JSON.stringify({ matchId: match.id }))
    const { body } = await admin.get<{ id: number; action: string }[]>(
      `/v1/audit-log?filter=${filter}`
    )
    assert.deepEqual(
      body.map(({ action }) => action),
      ['match.hold', 'market.hold', 'outcome.update']
    )
    const { id: matchId, home, away } = match
    const ofMatch = { matchId, home, away, marketTypeId: null, specifier: null, outcomeKey: null }
    assert.containsSubset(body, [
      ofMatch,
      { ...ofMatch, marketTypeId: 1, specifier: '' },
      { ...ofMatch, marketTypeId: 1, specifier: '', outcomeKey: '1' },
    ])
    const one = await admin.get(`/v1/audit-log/${body[0]?.id}`)
    assert.containsSubset(one.body, ofMatch)
  })
})

test.group('The silence after which prices are locked', (group) => {
  group.each.setup(() => {
    clock.set(START, { frozen: true })
    return () => clock.reset()
  })

  test('has the length that the brand set; other brands keep their own', async ({ assert }) => {
    const [site, other] = [await makeSite(), await makeSite()]
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const settings = { live: { lockAfterSeconds: 15 } }
    assert.equal((await admin.put(`/v1/sites/${site.id}`, { settings })).status, 200)
    await loadRateLocks()
    const { match } = await running()
    const locked = ({ id }: TestSite) =>
      quotesFor(id, 'TRY')(outcomeOf(match, '1', '1'))?.lockedReason === 'rateLocked'
    assert.isFalse(locked(site))
    clock.set(clock.now() + 15_001, { frozen: true })
    assert.isTrue(locked(site))
    assert.isFalse(locked(other))
    assert.isUndefined(book.quote(outcomeOf(match, '1', '1'))?.lockedReason)

    const rowOf = async (session: ApiSession) =>
      (await session.get<LiveMatchRow>(`/v1/live-matches/${match.id}`)).body
    const elsewhere = await signInAs(other, await makeUser({ site: other, type: 'admin' }))
    assert.isTrue((await rowOf(admin)).isRateLocked)
    assert.isFalse((await rowOf(elsewhere)).isRateLocked)
  })

  test('is in a break as long as the brand’s longest break', async ({ assert }) => {
    const [site, other] = [await makeSite(), await makeSite()]
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const settings = { live: { lockAfterSeconds: 15, maxPauseMinutes: 1 } }
    assert.equal((await admin.put(`/v1/sites/${site.id}`, { settings })).status, 200)
    await loadRateLocks()
    const { feed, match } = await running()
    feed.send(match, { kind: 'status', update: { status: 'paused' } })
    await intake.idle()
    const locked = ({ id }: TestSite) =>
      quotesFor(id, 'TRY')(outcomeOf(match, '1', '1'))?.lockedReason === 'rateLocked'
    clock.set(clock.now() + 60_000, { frozen: true })
    assert.isFalse(locked(site))
    clock.set(clock.now() + 1, { frozen: true })
    assert.isTrue(locked(site))
    assert.isFalse(locked(other))
  })
})
