import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASK, deltaFrame, readAsk } from '../../src/stream/frames.ts'
import { channelId, isChannel } from '../../src/stream/channels.ts'

describe('requests of a client', () => {
  test.each([
    [[ASK.subscribe, 'list', {}]],
    [[ASK.subscribe, 'list:5', { lang: 'en' }]],
    [[ASK.subscribe, 'match:17', { lang: 'tr', mark: { epoch: 'e', seq: 3 } }]],
    [[ASK.unsubscribe, 'account']],
    [[ASK.ping]],
  ])('%j is read', (ask) => {
    expect(readAsk(ask)).toEqual(ask)
  })

  test.each([
    [[]],
    [[ASK.subscribe]],
    [[ASK.subscribe, 'list']],
    [[ASK.subscribe, 'list', null]],
    [[ASK.subscribe, 'list', { lang: 'too-long-a-code' }]],
    [[ASK.subscribe, 'list', { mark: { epoch: 'e', seq: -1 } }]],
    [[ASK.subscribe, 'list', { mark: { epoch: 'e', seq: 1.5 } }]],
    [[ASK.subscribe, 'list', { mark: 'e:1' }]],
    [[ASK.subscribe, 'match:0', {}]],
    [[ASK.subscribe, 'match:1e9', {}]],
    [[ASK.subscribe, 'everything', {}]],
    [[ASK.unsubscribe, 'list', 1]],
    [[ASK.ping, 1]],
    [[9, 'list', {}]],
    [{ 0: 1, 1: 'list' }],
    ['list'],
    [null],
    [Number.NaN],
  ])('%j is none of ours', (ask) => {
    expect(readAsk(ask)).toBeNull()
  })

  test('any message is read or refused, and none throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withDate: true }), (value) => {
        readAsk(value)
        readAsk([ASK.subscribe, value, value])
        readAsk([ASK.subscribe, 'list', { lang: value, mark: value }])
      })
    )
  })
})

test('channels carry an id or none', () => {
  expect(channelId('match:17')).toBe(17)
  expect(channelId('list')).toBeNull()
  expect(isChannel('list:05')).toBe(false)
})

test('a delta leaves out empty values at its end', () => {
  const [changes, added, gone] = [[], [], []]
  expect(deltaFrame('list', 1, 2, { changes, added, gone })).toHaveLength(5)
  expect(deltaFrame('list', 1, 2, { changes, added, gone: [[1, 'ended']] })).toHaveLength(7)
})
