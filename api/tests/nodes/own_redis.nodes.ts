/** A Redis that another installation uses, and one beside a database that is a file, are refused by name. */
import { test } from '@japa/runner'
import { Redis } from 'ioredis'
import { ServerProcess } from '#tests/crash/server_process'
import { RedisProcess } from '#tests/nodes/redis_process'

const KEY = 'grandstand:installation'

test.group('The Redis of an installation', (group) => {
  const redis = new RedisProcess()
  let asking: Redis
  let server: ServerProcess

  group.setup(async () => {
    await redis.start()
    asking = new Redis(redis.url)
    server = new ServerProcess({ REDIS_URL: redis.url, DEMO: 'false' })
    return async () => {
      asking.disconnect()
      await server.stop()
      await redis.kill()
    }
  })

  test('is marked at the first start, and known at the next', async ({ assert }) => {
    await server.start()
    const mark = await asking.get(KEY)
    assert.match(mark ?? '', /^[\da-f-]{36}$/)
    await server.stop()
    await server.start()
    assert.equal(await asking.get(KEY), mark)
    await server.stop()
  })

  test('is refused at the start when another installation uses it', async ({ assert }) => {
    await asking.set(KEY, 'another')
    await assert.rejects(() => server.start(), /belongs to another installation/)
    assert.equal(await asking.get(KEY), 'another')
    await asking.del(KEY)
    await server.start()
  })

  test('is refused beside SQLite, which one server uses', async ({ assert }) => {
    const alone = new ServerProcess({
      REDIS_URL: redis.url,
      DB_CONNECTION: 'sqlite',
      DEMO: 'false',
    })
    await assert.rejects(() => alone.start(), /SQLite serves one/)
  })
})
