/** The stream at a brand that hides or suspends parts of the shared offer, and at one that does not (rules 8.17). */
import { test } from '@japa/runner'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import { openStream } from '#stream/open'
import { hide, lift, makeBrand, suspend, type Brand } from '#tests/book/offer_support'
import { SocketClient } from '#tests/stream/socket_client'
import { comparable, expectedView, makeLiveMatch, reprice, tick } from '#tests/stream/support'

test.group('The stream of a brand with a layer', (group) => {
  group.setup(openStream)
  const clients: SocketClient[] = []
  group.each.teardown(() => {
    for (const client of clients.splice(0)) client.close()
  })
  const open = async ({ site }: Brand) => {
    const client = await SocketClient.open(undefined, { host: site.host })
    clients.push(client)
    return client
  }

  test('takes a hidden match off the open lists of its own players alone, and puts it back', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const [match, kept] = [await makeLiveMatch(), await makeLiveMatch()]
    tick()
    const [at, elsewhere] = [await open(own), await open(other)]
    for (const client of [at, elsewhere]) await client.subscribe('list')
    const before = elsewhere.match('list', match.id)
    assert.exists(before)

    const id = await hide(own, 'category', match.categoryId)
    tick()
    await at.until(() => !at.match('list', match.id))
    assert.exists(at.match('list', kept.id))
    await elsewhere.heard()
    assert.deepEqual(
      elsewhere.match('list', match.id),
      before,
      'other brands are told nothing of it'
    )

    // prices of the hidden match are not sent, those of others are
    for (const { held } of [match, kept]) {
      for (const market of held.markets) reprice(market, [1_444])
    }
    tick()
    const priceAt = (client: SocketClient, matchId: number) =>
      client.match('list', matchId)?.markets[0]?.outcomes[0]?.oddsMilli
    await at.until(() => priceAt(at, kept.id) === 1_444)
    await elsewhere.until(() => priceAt(elsewhere, match.id) === 1_444)
    assert.notExists(at.match('list', match.id))

    await lift(own, id)
    tick()
    await at.until(() => priceAt(at, match.id) === 1_444)
    assert.deepEqual(comparable(at.match('list', match.id)), expectedView(match.held, 'main'))
    assert.deepEqual(
      comparable(elsewhere.match('list', match.id)),
      expectedView(match.held, 'main')
    )
  })

  test('locks a suspended market on the open pages of its own players, and opens it again', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const match = await makeLiveMatch()
    tick()
    const channel = `match:${match.id}` as const
    const [at, elsewhere] = [await open(own), await open(other)]
    for (const client of [at, elsewhere]) {
      await client.subscribe(channel)
      await client.subscribe('list')
    }
    const statuses = (client: SocketClient) =>
      ([channel, 'list'] as const).map((name) => client.match(name, match.id)?.markets[0]?.status)
    const id = await suspend(own, 'market', match.markets['1']?.id ?? 0)
    tick()
    await at.until(() => statuses(at).every((status) => status === -1))
    // a later price keeps the suspension
    for (const market of match.held.markets) reprice(market, [1_333])
    tick()
    await at.until(() => at.match(channel, match.id)?.markets[0]?.outcomes[0]?.oddsMilli === 1_333)
    await elsewhere.until(
      () => elsewhere.match(channel, match.id)?.markets[0]?.outcomes[0]?.oddsMilli === 1_333
    )
    assert.deepEqual(
      [statuses(at), statuses(elsewhere)],
      [
        [-1, -1],
        [1, 1],
      ]
    )
    await lift(own, id)
    tick()
    await at.until(() => statuses(at).every((status) => status === 1))
  })

  test('ends the open page of a match that is hidden, and refuses it to newcomers', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const match = await makeLiveMatch()
    tick()
    const channel = `match:${match.id}` as const
    const [at, elsewhere] = [await open(own), await open(other)]
    for (const client of [at, elsewhere]) await client.subscribe(channel)
    await hide(own, 'match', match.id)
    tick()
    await at.until(() => at.kind(FRAME.ended).length === 1)
    const newcomer = await open(own)
    await newcomer.subscribe(channel)
    assert.notExists(newcomer.match(channel, match.id))
    await newcomer.subscribe('list')
    assert.notExists(newcomer.match('list', match.id))
    for (const market of match.held.markets) reprice(market, [1_222])
    tick()
    await elsewhere.until(
      () => elsewhere.match(channel, match.id)?.markets[0]?.outcomes[0]?.oddsMilli === 1_222
    )
    assert.lengthOf(elsewhere.kind(FRAME.ended), 0)
  })

  test('resumes a client that was away while the layer changed', async ({ assert }) => {
    const own = await makeBrand()
    const match = await makeLiveMatch()
    tick()
    const before = await open(own)
    await before.subscribe('list')
    const mark = { epoch: before.epoch, seq: before.images.get('list')?.seq ?? 0 }
    before.close()
    await hide(own, 'match', match.id)
    tick()
    const after = await open(own)
    const known = before.images.get('list')
    if (known) after.images.set('list', known)
    await after.subscribe('list', { mark })
    assert.equal(after.of('list')[0]?.[0], FRAME.delta, 'no snapshot is needed')
    assert.notExists(after.match('list', match.id))
  })
})
