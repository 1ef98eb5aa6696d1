import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BriefCache } from '#core/timing/brief_cache'
import { inTurn } from '#core/timing/in_turn'

test.group('A reading in the cache', () => {
  test('is kept until it is forgotten or its time is over', async ({ assert }) => {
    const cache = new BriefCache<string, number>(1)
    cache.reading()('a', 1)
    await delay(5)
    assert.isUndefined(cache.get('a'))
    const longer = new BriefCache<string, number>(60_000)
    const keep = longer.reading()
    for (const [key, value] of Object.entries({ a: 1, b: 2 })) keep(key, value)
    longer.forget((value) => value === 1)
    assert.deepEqual([longer.get('a'), longer.get('b')], [undefined, 2])
    longer.forget()
    assert.isUndefined(longer.get('b'))
  })

  test('is not kept when its value was read before the cache forgot it', ({ assert }) => {
    const cache = new BriefCache<string, string>(60_000)
    const early = cache.reading()
    cache.forget((value) => value === 'of somebody else')
    early('rights', 'before the change')
    assert.isUndefined(cache.get('rights'))
    cache.reading()('rights', 'after it')
    early('rights', 'before the change')
    assert.equal(cache.get('rights'), 'after it')
  })

  test('replaces an older one when the cache is full', ({ assert }) => {
    const cache = new BriefCache<number, number>(60_000, 3)
    for (let i = 0; i < 10; i++) cache.reading()(i, i)
    const kept = Array.from({ length: 10 }, (_, i) => cache.get(i)).filter((i) => i !== undefined)
    assert.isAtMost(kept.length, 3)
    assert.include(kept, 9)
  })
})

test.group('Readings in turn', () => {
  test('begin after the one before has ended, also when that one failed', async ({ assert }) => {
    const done: string[] = []
    const read = inTurn(async (name: string, ms: number) => {
      done.push(`${name} begins`)
      await delay(ms)
      if (name === 'b') throw new Error('b cannot be read')
      done.push(`${name} ends`)
      return name
    })
    const all = await Promise.allSettled([read('a', 20), read('b', 10), read('c', 0)])
    assert.deepEqual(done, ['a begins', 'a ends', 'b begins', 'c begins', 'c ends'])
    assert.deepEqual(
      all.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled']
    )
  })
})
