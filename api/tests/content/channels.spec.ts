import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ChannelRow, ChannelView } from '@grandstand/shared-types/wire/site/content'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { makeWorld } from '#tests/support/world'

async function staff() {
  const site = await makeSite()
  const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { site, session, visitor: new ApiSession(site.host) }
}

async function someMatch(): Promise<number> {
  await makeWorld()
  const row = await db.from('matches').orderBy('id', 'desc').select('id').firstOrFail()
  return Number(row.id)
}

test.group('TV channels of a match', () => {
  test('players see those of their brand, in the order of staff', async ({ assert }) => {
    const { session, visitor } = await staff()
    const matchId = await someMatch()
    const add = (name: string, link: string | null) =>
      session.post<ChannelRow>('/v1/channels', { matchId, name, link })
    const first = await add('Spor 1', 'https://tv.test/1')
    assert.equal(first.status, 201)
    await add('Spor 2', null)
    const path = `/v1/content/matches/${matchId}/channels`
    assert.deepEqual((await visitor.get<ChannelView[]>(path)).body, [
      { name: 'Spor 1', link: 'https://tv.test/1' },
      { name: 'Spor 2', link: null },
    ])
    assert.deepEqual((await (await staff()).visitor.get(path)).body, [])
    await session.delete(`/v1/channels/${first.body.id}`)
    assert.lengthOf((await visitor.get<ChannelView[]>(path)).body, 1)
  })

  test('a link that a page must not open is refused, and a match that is not there', async ({
    assert,
  }) => {
    const { session } = await staff()
    const matchId = await someMatch()
    const refusal = async (changes: object) => {
      const sent = { matchId, name: 'TV', link: null, ...changes }
      return (await session.post<Refusal>('/v1/channels', sent)).body.errors
    }
    assert.deepEqual(await refusal({ link: 'javascript:alert(1)' }), { link: 'webAddressInvalid' })
    assert.deepEqual(await refusal({ matchId: 999_999_999 }), { matchId: 'unknownEntry' })
  })
})
