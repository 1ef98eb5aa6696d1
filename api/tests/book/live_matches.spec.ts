import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { FeedProducerView } from '@grandstand/shared-types/wire/betting/feed'
import { book } from '#book/book'
import { bookChanges, type BookChange } from '#book/changes'
import { intake } from '#feed/intake/intake'
import type { FeedAdapter } from '#feed/messages/events'
import { recoverers } from '#feed/producers/recovery'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { feedMarket, prices } from '#tests/support/feed_messages'
import { bookMarket, TestFeed } from '#tests/support/test_feed'

const TRADING: Permission[] = [
  'live.view',
  'live.edit',
  'matches.suspend',
  'feeds.view',
  'feeds.recover',
]

let trader: TestUser
let session: ApiSession

async function running(): Promise<{ feed: TestFeed; match: TestMatch }> {
  const feed = new TestFeed()
  feed.alive()
  const match = await makeMatch()
  feed.send(match, { kind: 'odds', markets: [feedMarket()], update: { status: '1p' } })
  await intake.idle()
  return { feed, match }
}

const marketStatus = (match: TestMatch) => book.quote(outcomeOf(match, '1', '1'))?.marketStatus

test.group('Live matches in the hands of staff', (group) => {
  group.setup(async () => {
    const site = await makeSite()
    trader = await makeUser({ site, type: 'operator', permissions: TRADING })
    session = await signInAs(site, trader)
  })

  test('a match that staff suspend stays suspended whatever its feed sends, until staff end the suspension', async ({
    assert,
  }) => {
    const { feed, match } = await running()
    const told: BookChange[] = []
    const stop = bookChanges.on((change) => void told.push(change))
    const held = await session.post<{ isHeld: boolean }>(`/v1/live-matches/${match.id}/hold`, {})
    stop()
    assert.equal(held.status, 200)
    assert.isTrue(held.body.isHeld)
    assert.equal(marketStatus(match), -1)
    const marketIds = [bookMarket(match).id]
    assert.deepInclude(told, { kind: 'markets', matchId: match.id, marketIds })
    assert.deepInclude(told, { kind: 'match', matchId: match.id })
    feed.odds(match, { outcomes: prices({ '1': 1700 }) })
    assert.equal(marketStatus(match), -1)
    await intake.idle()
    const row = await db.from('live_matches').where('match_id', match.id).firstOrFail()
    assert.equal(row.is_held, 1, 'writing the book does not let it go')
    await session.post(`/v1/live-matches/${match.id}/release`, {})
    assert.equal(marketStatus(match), 1)
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1700)
    const audit = await db
      .from('audit_log')
      .where({ actor_id: trader.id, subject_type: 'match', subject_id: match.id })
      .orderBy('id')
    assert.deepEqual(
      audit.map((entry) => entry.action),
      ['match.hold', 'match.release']
    )
  })

  test('a market that staff suspend is suspended alone', async ({ assert }) => {
    const { feed, match } = await running()
    feed.odds(match, { typeId: 29, outcomes: prices({ yes: 1800, no: 1900 }) })
    await intake.idle()
    const path = `/v1/live-matches/${match.id}/markets/${bookMarket(match).id}`
    assert.equal((await session.post(`${path}/hold`, {})).status, 200)
    assert.equal(marketStatus(match), -1)
    const yes = bookMarket(match, 29).outcomes[0]?.id ?? 0
    assert.equal(book.quote(yes)?.marketStatus, 1)
    await session.post(`${path}/release`, {})
    assert.equal(marketStatus(match), 1)
  })

  test('staff take a match off the board and give a match its place in the list', async ({
    assert,
  }) => {
    const { match } = await running()
    const path = `/v1/live-matches/${match.id}`
    const { status } = await session.put(path, { active: false, listOrder: 7 })
    assert.equal(status, 200)
    assert.deepInclude(book.match(match.id), { active: false, listOrder: 7 })
  })

  test('the monitor shows the state of feeds and their errors', async ({ assert }) => {
    const { feed, match } = await running()
    const detail = `broken ${randomUUID().slice(0, 8)}`
    const adapter: FeedAdapter = {
      name: 'test',
      read: () => ({ messages: [], complaints: [{ reason: 'unknownMarket', detail }] }),
    }
    intake.receiveDocument(feed.producer, adapter, Buffer.from('<a/>'))
    await intake.idle()
    const { body } = await session.get<FeedProducerView[]>('/v1/feed/producers')
    const mine = body.find(({ id }) => id === feed.producer)
    assert.deepInclude(mine, { isUp: true, state: 'alive', matchCount: 1, canRecover: false })
    assert.deepInclude(mine, { errorCount: 1, messageCount: 2, messagesAMinute: 2 })
    assert.deepEqual(
      mine?.lastMessages.map(({ kind, matchId, marketCount }) => ({ kind, matchId, marketCount })),
      [
        { kind: 'odds', matchId: match.id, marketCount: 1 },
        { kind: 'alive', matchId: null, marketCount: 0 },
      ]
    )
    const filter = encodeURIComponent(JSON.stringify({ detail }))
    const errors = await session.get<{ id: number }[]>(`/v1/feed/errors?filter=${filter}`)
    assert.lengthOf(errors.body, 1)
    const one = await session.get(`/v1/feed/errors/${errors.body[0]?.id}`)
    assert.deepInclude(one.body, { reason: 'unknownMarket', detail, document: null })
  })

  test('staff can ask a feed for missed messages', async ({ assert }) => {
    const { feed, match } = await running()
    const path = `/v1/feed/producers/${encodeURIComponent(feed.producer)}/recover`
    assert.equal((await session.post(path, {})).status, 404, 'nobody can ask it')
    const asked: number[] = []
    const unregister = recoverers.register(feed.producer, {
      recover: (_since, requestId) => void asked.push(requestId),
    })
    assert.equal((await session.post(path, {})).status, 200)
    const closed = () => book.quote(outcomeOf(match, '1', '1'))?.lockedReason
    assert.equal(closed(), 'marketSuspended')
    intake.receive(feed.message({ kind: 'recovered', requestId: asked[0] ?? -1 }))
    assert.isUndefined(closed())
    unregister()
  })
})
