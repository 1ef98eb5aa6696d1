/** The channel of draws: those of all brands reach everybody, those of one brand stay there (rules 14.6). */
import { test } from '@japa/runner'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import { bus } from '#core/bus'
import { openStream } from '#stream/open'
import { drawOf, openDraws } from '#tests/draws/draw_support'
import { SocketClient } from '#tests/stream/socket_client'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

/** A player of a new brand who looks at draws. */
async function watcher() {
  const site = await makeSite()
  const session = await signInAs(site, await makeUser({ site, type: 'player' }))
  const client = await SocketClient.open(session)
  client.send([1, 'draws', {}])
  // what is asked for is read in its order
  client.send([1, 'account', {}])
  await client.until(() => client.kind(FRAME.account).length > 0)
  const seen = () => client.kind(FRAME.draw).map(([, { id }]) => id)
  return { site, session, client, seen }
}

test.group('Channel of draws', (group) => {
  group.setup(openStream)

  test('tells of a draw of one brand there alone, and of one of all brands everywhere', async ({
    assert,
    cleanup,
  }) => {
    const [own = 0, shared = 0] = await openDraws('keno', 2)
    const [here, there] = [await watcher(), await watcher()]
    cleanup(() => [here, there].forEach(({ client }) => client.close()))
    const ofBrand = await drawOf(here.session, own)
    bus.emit('drawChanged', { draw: ofBrand, ownSiteId: here.site.id })
    bus.emit('drawChanged', { draw: await drawOf(here.session, shared), ownSiteId: null })
    await here.client.until(() => here.seen().length === 2)
    await there.client.until(() => there.seen().length > 0)
    assert.deepEqual(here.seen(), [own, shared])
    assert.deepEqual(there.seen(), [shared])
  })
})
