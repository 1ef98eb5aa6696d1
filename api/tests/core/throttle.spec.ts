import { test } from '@japa/runner'
import { addressKey } from '#core/throttle/address_key'
import { DatabaseCounts } from '#core/throttle/database_counts'
import type { GuessLimit, RateLimit } from '#core/throttle/limits'
import { MemoryCounts } from '#core/throttle/memory_counts'

const GUESSES: GuessLimit = { tries: 3, withinMs: 1000, firstWaitMs: 100, longestWaitMs: 350 }
const RATE: RateLimit = { times: 2, perMs: 1000 }

let keys = 0
const newKey = () => `throttle.spec:${keys++}`

for (const [name, Counts] of [
  ['the database', DatabaseCounts],
  ['memory', MemoryCounts],
] as const) {
  test.group(`Counts in ${name}`, () => {
    const counts = new Counts()

    test('guesses: a wait after the third, twice as long after each further one, bounded', async ({
      assert,
    }) => {
      const key = newKey()
      const add = (now: number) => counts.add(key, GUESSES, now)
      assert.deepEqual([await add(1), await add(2), await add(3)], [0, 0, 0])
      assert.equal(await add(3), 100)
      assert.equal(await add(50), 53)
      assert.equal(await add(103), 0)
      assert.equal(await add(103), 200)
      assert.equal(await add(303), 0)
      assert.equal(await add(303), 350)
      assert.equal(await add(653), 0)
      assert.equal(await add(653), 350)
    })

    test('guesses: forgotten after the window, and after a wait without another guess', async ({
      assert,
    }) => {
      const key = newKey()
      const add = (now: number) => counts.add(key, GUESSES, now)
      assert.deepEqual([await add(1), await add(2)], [0, 0])
      assert.deepEqual([await add(1001), await add(1002), await add(1003)], [0, 0, 0])
      assert.equal(await add(1004), 99)
      assert.equal(await add(2103), 0)
      assert.deepEqual([await add(2103), await add(2103)], [0, 0])
      assert.equal(await add(2103), 100)
    })

    test('guesses: taking an attempt back ends the wait that it caused', async ({ assert }) => {
      const key = newKey()
      for (let i = 0; i < 3; i++) await counts.add(key, GUESSES, 1)
      assert.equal(await counts.add(key, GUESSES, 1), 100)
      await counts.takeBack(key, GUESSES, 1)
      assert.equal(await counts.add(key, GUESSES, 1), 0)
      assert.equal(await counts.add(key, GUESSES, 1), 100)
      await counts.forget(key)
      assert.equal(await counts.add(key, GUESSES, 1), 0)
    })

    test('a rate: a number of times in a window that begins with the first', async ({ assert }) => {
      const key = newKey()
      const add = (now: number) => counts.add(key, RATE, now)
      assert.deepEqual([await add(1), await add(900)], [0, 0])
      assert.equal(await add(950), 51)
      assert.deepEqual([await add(1001), await add(1002)], [0, 0])
      assert.equal(await add(1003), 998)
    })

    test('a hundred at once are allowed no more than a hundred in turn', async ({ assert }) => {
      const key = newKey()
      const waits = await Promise.all(
        Array.from({ length: 100 }, () => counts.add(key, { ...GUESSES, tries: 20 }, 1))
      )
      assert.equal(waits.filter((wait) => wait === 0).length, 20)
    })
  })
}

test.group('Addresses as the throttle counts them', () => {
  test('an IPv6 network counts as one address, an IPv4 address in IPv6 form as the IPv4 address', ({
    assert,
  }) => {
    assert.equal(addressKey('203.0.113.7'), '203.0.113.7')
    assert.equal(addressKey('::ffff:203.0.113.7'), '203.0.113.7')
    assert.equal(addressKey('2001:db8:0:1::5'), addressKey('2001:0DB8::1:ffff:0:0:9'))
    assert.notEqual(addressKey('2001:db8:0:1::5'), addressKey('2001:db8:0:2::5'))
    assert.equal(addressKey('::1'), '0:0:0:0')
    assert.equal(addressKey('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2')
  })
})
