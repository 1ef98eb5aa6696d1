/** The account channel of the stream: the user's own news, as long as the session lasts. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import { forgetPrincipals } from '#accounts/principal_provider'
import { bus } from '#core/bus'
import { openStream } from '#stream/open'
import { hub } from '#stream/socket/hub'
import { SocketClient } from '#tests/stream/socket_client'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser, sendCash, type TestSite } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'

test.group('Account channel', (group) => {
  group.setup(openStream)
  const clients: SocketClient[] = []
  group.each.teardown(() => {
    for (const client of clients.splice(0)) client.close()
  })
  const open = async (...given: Parameters<typeof SocketClient.open>) => {
    const client = await SocketClient.open(...given)
    clients.push(client)
    return client
  }
  const signedIn = async (site: TestSite, balanceMinor = 5_000) => {
    const user = await makeUser({ site, type: 'player', balanceMinor })
    const session = await signInAs(site, user)
    const client = await open(session)
    client.send([1, 'account', {}])
    await client.until(() => client.kind(FRAME.account).length > 0)
    return { user, session, client }
  }
  const balances = (client: SocketClient) =>
    client
      .kind(FRAME.account)
      .flatMap(([, news]) => (news.kind === 'balances' ? [news.balances.balance] : []))

  test('is refused to a visitor, who keeps the public channels', async ({ assert }) => {
    const client = await open()
    client.send([1, 'account', {}])
    await client.until(() => client.kind(FRAME.refused).length > 0)
    assert.deepEqual(client.kind(FRAME.refused), [[FRAME.refused, 'account', 'notSignedIn']])
    await client.subscribe('list')
  })

  test('sends the balance at once and with each change, only to the owner', async ({ assert }) => {
    const site = await makeSite()
    const one = await signedIn(site)
    const other = await signedIn(site, 700)
    assert.deepEqual(balances(one.client), [5_000])
    await sendCash(one.user, 250)
    bus.emit('balanceChanged', { userIds: [one.user.id] })
    await one.client.until(() => balances(one.client).includes(5_250))
    assert.deepEqual(balances(other.client), [700])
  })

  test('sends a balance although the books of another user are broken', async ({ assert }) => {
    const site = await makeSite()
    const broken = await signedIn(site)
    const sound = await signedIn(site, 700)
    const paykasa = () => db.from('ledger_accounts').where('user_id', broken.user.id)
    await tampering(() => paykasa().where('pocket', 'paykasa').update({ pocket: 'gone' }))
    try {
      await sendCash(sound.user, 50)
      bus.emit('balanceChanged', { userIds: [broken.user.id, sound.user.id] })
      await sound.client.until(() => balances(sound.client).includes(750))
      assert.deepEqual(balances(broken.client), [5_000])
    } finally {
      await tampering(() => paykasa().where('pocket', 'gone').update({ pocket: 'paykasa' }))
    }
  })

  test('sends news of coupons placed, accepted or rejected, and settled', async ({ assert }) => {
    const { client, user } = await signedIn(await makeSite())
    bus.emit('couponPlaced', { couponId: 77, userId: user.id })
    bus.emit('acceptanceEnded', { couponId: 77, userId: user.id, accepted: true })
    bus.emit('couponSettled', { couponId: 77, userId: user.id, status: 1 })
    bus.emit('couponSettled', { couponId: 78, userId: user.id + 1, status: 1 })
    await client.until(() => client.kind(FRAME.account).length > 3)
    const news = client
      .kind(FRAME.account)
      .flatMap(([, n]) => (n.kind === 'balances' || n.kind === 'notification' ? [] : [n]))
    assert.deepEqual(news, [
      { kind: 'coupon', couponId: 77, status: 0 },
      { kind: 'decided', couponId: 77, accepted: true },
      { kind: 'coupon', couponId: 77, status: 1 },
    ])
  })

  test('notifies of credit that a dealer moves, and of coupons rejected and settled', async ({
    assert,
  }) => {
    const site = await makeSite()
    const dealer = await makeUser({
      site,
      type: 'dealer',
      balanceMinor: 10_000,
      permissions: ['credit.move'],
    })
    const user = await makeUser({ site, type: 'player', parent: dealer })
    const client = await open(await signInAs(site, user))
    client.send([1, 'account', {}])
    await client.until(() => balances(client).length > 0)
    const desk = await signInAs(site, dealer)
    const move = (direction: string, amountMinor: number) =>
      desk.post(
        `/v1/users/${user.id}/credits`,
        { direction, amountMinor },
        { 'idempotency-key': randomUUID() }
      )
    assert.equal((await move('send', 2_500)).status, 201)
    assert.equal((await move('take', 1_000)).status, 201)
    bus.emit('acceptanceEnded', {
      couponId: 7,
      userId: user.id,
      accepted: false,
      reason: 'liveRedCard',
    })
    bus.emit('couponSettled', { couponId: 8, userId: user.id, status: 1 })
    bus.emit('couponSettled', { couponId: 9, userId: user.id, status: -1 })
    const notes = () =>
      client
        .kind(FRAME.account)
        .flatMap(([, news]) => (news.kind === 'notification' ? [news.notification] : []))
    await client.until(() => notes().length === 5)
    assert.deepEqual(notes(), [
      { key: 'creditSent', params: [2_500, 'TRY'] },
      { key: 'creditTaken', params: [1_000, 'TRY'] },
      { key: 'couponRefused', params: [7, 'liveRedCard'] },
      { key: 'couponWon', params: [8] },
      { key: 'couponLost', params: [9] },
    ])
  })

  test('ends at once when the session ends, while public channels go on', async ({ assert }) => {
    const { client, session, user } = await signedIn(await makeSite())
    await client.subscribe('list')
    await session.delete('/v1/sessions/current')
    await client.until(() => client.kind(FRAME.ended).length > 0)
    assert.deepEqual(client.kind(FRAME.ended), [[FRAME.ended, 'account', 'signedOut']])
    const before = client.kind(FRAME.account).length
    bus.emit('couponPlaced', { couponId: 1, userId: user.id })
    client.send([1, 'account', {}])
    await client.until(() => client.kind(FRAME.refused).length > 0)
    assert.lengthOf(client.kind(FRAME.account), before)
    assert.isNull(client.closeCode)
  })

  test('does not open for a session that ended after the connection was opened', async ({
    assert,
  }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player', balanceMinor: 5_000 })
    const session = await signInAs(site, user)
    const client = await open(session)
    await session.delete('/v1/sessions/current')
    client.send([1, 'account', {}])
    await client.until(() => client.of('account').length > 0)
    // refused when the server has already read the session, ended when it reads it now
    assert.oneOf(JSON.stringify(client.of('account')), [
      JSON.stringify([[FRAME.refused, 'account', 'notSignedIn']]),
      JSON.stringify([[FRAME.ended, 'account', 'signedOut']]),
    ])
    bus.emit('balanceChanged', { userIds: [user.id] })
    bus.emit('couponPlaced', { couponId: 1, userId: user.id })
    await client.subscribe('list')
    assert.lengthOf(client.kind(FRAME.account), 0)
  })

  test('does not open for a session that another process has ended', async ({ assert }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const client = await open(await signInAs(site, user))
    // Nobody informs this process.
    await db.from('user_sessions').where('user_id', user.id).update({ revoked_at: Date.now() })
    forgetPrincipals()
    client.send([1, 'account', {}])
    await client.until(() => client.of('account').length > 0)
    assert.deepEqual(client.of('account'), [[FRAME.ended, 'account', 'signedOut']])
    assert.lengthOf(client.kind(FRAME.account), 0)
  })

  test('goes on when other rights of the user change, or another session ends', async ({
    assert,
  }) => {
    const site = await makeSite()
    const { client, user } = await signedIn(site)
    const elsewhere = await signInAs(site, user)
    await elsewhere.delete('/v1/sessions/current')
    bus.emit('accessChanged', { userId: user.id })
    bus.emit('couponPlaced', { couponId: 5, userId: user.id })
    await client.until(() => client.kind(FRAME.account).length > 1)
    assert.lengthOf(client.kind(FRAME.ended), 0)
  })

  test('tells staff of a limit for as long as they hold the right to limit bets', async ({
    assert,
  }) => {
    const site = await makeSite()
    const operator = await makeUser({ site, type: 'operator', permissions: ['prices.limit'] })
    const client = await open(await signInAs(site, operator))
    client.send([1, 'account', {}])
    await client.until(() => client.kind(FRAME.account).length > 0)
    const reached = { matchId: 1, marketId: 2, currency: 'TRY', limitMinor: 3, worstPayoutMinor: 4 }
    const told = () =>
      client.kind(FRAME.account).filter(([, news]) => news.kind === 'limitReached').length
    bus.emit('limitReached', { siteId: site.id, ...reached })
    await client.until(() => told() === 1)
    await db.from('users').where('id', operator.id).update({ permissions: '[]' })
    forgetPrincipals()
    bus.emit('accessChanged', { userId: operator.id })
    const mayKnow = () =>
      [...hub.clients].some(
        ({ principal }) =>
          principal?.userId === operator.id && principal.permissions.has('prices.limit')
      )
    await client.until(() => !mayKnow())
    bus.emit('limitReached', { siteId: site.id, ...reached })
    await client.heard()
    assert.equal(told(), 1)
    assert.lengthOf(client.kind(FRAME.ended), 0)
  })

  test('tells staff of the brand who may see providers that one was shut off, and nobody else', async ({
    assert,
  }) => {
    const [site, elsewhere] = [await makeSite(), await makeSite()]
    const listen = async (at: TestSite, permissions: Permission[]) => {
      const operator = await makeUser({ site: at, type: 'operator', permissions })
      const client = await open(await signInAs(at, operator))
      client.send([1, 'account', {}])
      await client.until(() => client.kind(FRAME.account).length > 0)
      return client
    }
    const told = await listen(site, ['games.view'])
    const others = [
      await listen(site, ['rounds.view', 'prices.limit']),
      await listen(elsewhere, ['games.view']),
      (await signedIn(site)).client,
    ]
    const turned = { providerId: 7, name: 'Maker', state: 'open', cause: 'lag' } as const
    bus.emit('providerTurned', { siteId: site.id, ...turned })
    const news = (client: typeof told) =>
      client.kind(FRAME.account).filter(([, one]) => one.kind === 'providerTurned')
    await told.until(() => news(told).length === 1)
    assert.deepEqual(news(told)[0]?.[1], { kind: 'providerTurned', ...turned })
    for (const other of others) {
      await other.heard()
      assert.lengthOf(news(other), 0)
    }
  })

  test('ends when staff close the account', async ({ assert }) => {
    const site = await makeSite()
    const { client, user } = await signedIn(site)
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const { status } = await admin.put(`/v1/users/${user.id}`, { status: 0 })
    assert.equal(status, 200)
    await client.until(() => client.kind(FRAME.ended).length > 0)
  })
})
