import { test } from '@japa/runner'
import { applyTick } from '#book/sharing/apply_tick'
import type { BookTick } from '#book/sharing/tick'
import { makeLiveMatch } from '#tests/stream/support'

const tickOf = (heard: BookTick['heard']): BookTick => ({
  fence: 1,
  number: 1,
  written: 0,
  at: 0,
  up: ['socket-test'],
  matches: [],
  markets: [],
  incidents: [],
  heard,
  gone: [],
})

test.group('A tick of the server that takes the feeds', () => {
  test('tells that a feed still speaks of a match, so that its prices are not locked for silence', async ({
    assert,
  }) => {
    const { held } = await makeLiveMatch()
    const { live } = held
    if (!live) throw new Error('a live match')
    const before = live.updatedAt
    await applyTick(tickOf([[held.id, before + 5_000]]))
    assert.equal(live.updatedAt, before + 5_000)
    await applyTick(tickOf([[held.id, before + 1_000]]))
    assert.equal(live.updatedAt, before + 5_000, 'an older tick, read again')
  })
})
