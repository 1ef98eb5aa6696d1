import { test } from '@japa/runner'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import { clock } from '#core/timing/clock'
import { producers } from '#feed/producers/producers'
import { openStream } from '#stream/open'
import { SocketClient } from '#tests/stream/socket_client'
import { tick } from '#tests/stream/support'
import { makeMatch } from '#tests/support/board'
import { upFeed } from '#tests/support/test_feed'

test.group('The end of a match on the socket', (group) => {
  group.setup(openStream)
  group.teardown(() => producers.forget())

  test('score, state and last incidents of a match are sent before its end', async ({
    assert,
    cleanup,
  }) => {
    const feed = upFeed()
    const match = await makeMatch({ startsAt: clock.now() - 60_000 })
    feed.send(match, { kind: 'status', update: { status: '2p', state: { score: [0, 0] } } })
    feed.odds(match, {})
    tick()
    const client = await SocketClient.open()
    cleanup(() => client.close())
    const channel = `match:${match.id}` as const
    await client.subscribe(channel)

    const incident = { kind: 'goal', side: 'home', period: 2, seconds: 5640 } as const
    const update = { state: { score: [1, 0] } } as const
    feed.send(match, { kind: 'incident', incident, update })
    feed.send(match, {
      kind: 'incident',
      incident: { ...incident, kind: 'period_end', side: null },
      update: { status: 'ended', betStatus: 'stopped', state: { score: [1, 0] } },
    })
    tick()
    await client.until(() => client.kind(FRAME.ended).length > 0)
    assert.deepEqual(client.kind(FRAME.ended)[0], [FRAME.ended, channel, 'ended'])
    const image = client.images.get(channel)
    assert.deepEqual(
      image?.timeline.map(({ kind, score }) => [kind, score]),
      [
        ['goal', [1, 0]],
        ['period_end', [1, 0]],
      ]
    )
    const seen = client.match(channel, match.id)
    assert.deepEqual([seen?.status, seen?.state.score, seen?.markets], ['ended', [1, 0], []])
    assert.equal(client.frames.at(-1)?.[0], FRAME.ended)
  })
})
