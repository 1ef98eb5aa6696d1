import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { BarLine, NoticeList, NoticeRow } from '@grandstand/shared-types/wire/site/notices'
import { startSystemNotices, stopSystemNotices } from '#notices/system_notices'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const texts = (title: string) => ({ en: { title, text: 'Text' } })

/** A brand with an admin, two dealers, and a player below each. */
async function makeTree() {
  const site = await makeSite()
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const dealer = await makeUser({ site, type: 'dealer', permissions: ['notices.write'] })
  const otherDealer = await makeUser({ site, type: 'dealer' })
  const player = await makeUser({ site, type: 'player', parent: dealer })
  const other = await makeUser({ site, type: 'player', parent: otherDealer })
  const own = await signInAs(site, player)
  const others = await signInAs(site, other)
  const write = (title: string, body: object) =>
    admin.post<NoticeRow & Refusal>('/v1/notices', {
      form: 'message',
      texts: texts(title),
      ...body,
    })
  return { site, admin, dealer, player, own, others, write }
}

const listOf = async (session: ApiSession): Promise<NoticeList> =>
  (await session.get<NoticeList>('/v1/me/notices?lang=en')).body
const titles = async (session: ApiSession) =>
  (await listOf(session)).notices.map(({ title }) => title)

test.group('Notices', () => {
  test('reach one player, a branch or all of the brand, and nobody else', async ({ assert }) => {
    const { own, others, write, player, dealer } = await makeTree()
    await write('one', { audience: 'player', userId: player.id })
    await write('branch', { audience: 'branch', userId: dealer.id })
    await write('all', { audience: 'brand' })
    assert.deepEqual(await titles(own), ['all', 'branch', 'one'])
    assert.deepEqual(await titles(others), ['all'])
    const elsewhere = await makeTree()
    assert.deepEqual(await titles(elsewhere.own), [])
  })

  test('are unread until the player reads them, each player alone', async ({ assert }) => {
    const { own, others, write } = await makeTree()
    await write('first', { audience: 'brand' })
    await write('second', { audience: 'brand' })
    const { unreadCount, notices } = await listOf(own)
    assert.equal(unreadCount, 2)
    const [newest] = notices
    assert.equal(
      (await own.post('/v1/me/notices/reads', { ids: [newest?.id, 999_999] })).status,
      204
    )
    assert.deepEqual(
      (await listOf(own)).notices.map(({ isRead }) => isRead),
      [true, false]
    )
    await own.post('/v1/me/notices/reads', {})
    await own.post('/v1/me/notices/reads', {})
    assert.equal((await listOf(own)).unreadCount, 0)
    assert.equal((await listOf(others)).unreadCount, 2)
  })

  test('a bar stands above the page of visitors too; a player sees the own ones beside it', async ({
    assert,
  }) => {
    const { site, own, write, player } = await makeTree()
    await write('to all', { form: 'bar', audience: 'brand' })
    await write('to one', { form: 'bar', audience: 'player', userId: player.id })
    const lines = async (session: ApiSession) =>
      (await session.get<BarLine[]>('/v1/notice-bar?lang=en')).body.map(({ title }) => title)
    assert.deepEqual(await lines(new ApiSession(site.host)), ['to all'])
    assert.deepEqual(await lines(own), ['to one', 'to all'])
    assert.deepEqual(await titles(own), [])
  })

  test('can be changed and taken back; the receiver must fit', async ({ assert }) => {
    const { admin, own, write, player, dealer } = await makeTree()
    const { body } = await write('one', { audience: 'player', userId: player.id })
    assert.equal(body.username, player.username)
    await admin.put(`/v1/notices/${body.id}`, { texts: texts('changed') })
    assert.deepEqual(await titles(own), ['changed'])
    await own.post('/v1/me/notices/reads', {})
    assert.equal((await admin.delete(`/v1/notices/${body.id}`)).status, 200)
    assert.deepEqual(await titles(own), [])

    const fault = async (receiver: object) => {
      const [first] = (await write('x', receiver)).body.error.fields ?? []
      return `${first?.field} ${first?.key}`
    }
    assert.equal(await fault({ audience: 'player' }), 'userId isRequiredArea')
    assert.equal(await fault({ audience: 'player', userId: dealer.id }), 'userId unknownEntry')
    assert.equal(await fault({ audience: 'branch', userId: player.id }), 'userId unknownEntry')
    const stranger = await makeTree()
    assert.equal(
      await fault({ audience: 'player', userId: stranger.player.id }),
      'userId unknownEntry'
    )
  })

  test('S2: a dealer writes to the own branch alone, and sees and changes what the branch wrote', async ({
    assert,
  }) => {
    const { site, dealer, player, own, others, write, admin } = await makeTree()
    const writer = { site, parent: dealer, permissions: ['notices.write' as const] }
    const sub = await signInAs(site, await makeUser({ ...writer, type: 'dealer' }))
    const operator = await makeUser({ ...writer, type: 'operator' })
    const office = await signInAs(site, operator)
    const send = (by: ApiSession, title: string, body: object) =>
      by.post<NoticeRow & Refusal>('/v1/notices', {
        form: 'message',
        texts: texts(title),
        ...body,
      })
    await send(office, 'to a player', { audience: 'player', userId: player.id })
    await send(office, 'to the branch', { audience: 'branch', userId: dealer.id })
    assert.deepEqual(await titles(own), ['to the branch', 'to a player'])
    assert.deepEqual(await titles(others), [])

    const refused = async (body: object) => {
      const { status, body: answer } = await send(sub, 'x', body)
      return [status, answer.error.fields?.[0]?.key ?? answer.error.key]
    }
    const above = [422, 'unknownEntry']
    assert.deepEqual(await refused({ audience: 'player', userId: player.id }), above)
    assert.deepEqual(await refused({ audience: 'branch', userId: dealer.id }), above)
    assert.deepEqual(await refused({ audience: 'brand' }), [403, 'notAllowed'])

    const ofAdmin = await write('of the house', { audience: 'branch', userId: dealer.id })
    const listed = await office.list<NoticeRow>('notices')
    assert.deepEqual(
      listed.body.map(({ senderName }) => senderName),
      [operator.username, operator.username]
    )
    assert.deepEqual((await sub.list<NoticeRow>('notices')).body, [])
    const change = await office.put(`/v1/notices/${ofAdmin.body.id}`, { texts: texts('mine') })
    assert.equal(change.status, 404)
    assert.equal((await office.delete(`/v1/notices/${ofAdmin.body.id}`)).status, 404)
    assert.include(await titles(own), 'of the house')
    assert.equal((await admin.list<NoticeRow>('notices')).body.length, 3)
  })

  test('S9: a player whose limits, credit or protection others changed is told', async ({
    assert,
  }) => {
    startSystemNotices()
    try {
      const { admin, own, player } = await makeTree()
      // a notice is written after the answer
      const told = async (key: string) => {
        for (let tries = 0; tries < 100; tries++) {
          const { notices } = await listOf(own)
          const notice = notices.find((one) => one.key === key)
          if (notice) return notice.params
          await new Promise((done) => setTimeout(done, 20))
        }
        return null
      }
      await admin.put(`/v1/users/${player.id}`, { limits: { maxStakeMinor: 5000 } })
      assert.deepEqual(await told('accountEdited'), [])
      await admin.post(
        `/v1/users/${player.id}/credits`,
        { direction: 'send', amountMinor: 2500 },
        { 'idempotency-key': randomUUID() }
      )
      assert.deepEqual(await told('creditSent'), [2500, 'TRY'])
      await admin.post(`/v1/users/${player.id}/exclusions`, {
        kind: 'timeOut',
        days: 1,
        reason: 'The player asked for it by phone',
      })
      assert.deepEqual(await told('excluded'), [])
    } finally {
      stopSystemNotices()
    }
  })
})
