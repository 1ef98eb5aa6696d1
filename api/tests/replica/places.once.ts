import { test } from '@japa/runner'
import { readReplicas } from '#config/replicas'

test.group('DB_REPLICAS', () => {
  test('names servers with their ports', ({ assert }) => {
    assert.deepEqual(readReplicas('', 3306), [])
    assert.deepEqual(readReplicas('10.0.0.7, db-2.example:3307, [2001:db8::7]:3308', 3306), [
      { name: 'replica1', host: '10.0.0.7', port: 3306 },
      { name: 'replica2', host: 'db-2.example', port: 3307 },
      { name: 'replica3', host: '2001:db8::7', port: 3308 },
    ])
  })

  test('that name no server stop the start', ({ assert }) => {
    for (const bad of ['http://db', 'a b', 'db:port']) {
      assert.throws(() => readReplicas(bad, 3306), /DB_REPLICAS/)
    }
  })
})
