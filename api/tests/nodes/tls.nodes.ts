/** The database and Redis over TLS, with certificates that are checked (ASVS 12.3.1, 12.3.2). */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readFileSync } from 'node:fs'
import { Redis } from 'ioredis'
import { test } from '@japa/runner'
import { ServerProcess } from '#tests/crash/server_process'
import { runAce } from '#tests/moves/other_cell'
import { TlsServers } from '#tests/nodes/tls_servers'
import { ApiSession } from '#tests/support/client'

const READY_WITHIN_MS = 10_000

test.group('TLS to the database and to Redis', (group) => {
  let servers: TlsServers
  let settings: Record<string, string>
  group.setup(async () => {
    servers = new TlsServers()
    await servers.start()
    settings = {
      DB_CONNECTION: 'mysql',
      DB_HOST: 'localhost',
      DB_PORT: String(servers.databasePort),
      DB_USER: 'server',
      DB_PASSWORD: 'a password',
      DB_DATABASE: 'grandstand',
      DB_CA_FILE: servers.ours.file,
      DB_REPLICAS: '',
    }
    return () => servers.stop()
  })

  const ace = (args: string[], changes: Record<string, string> = {}) =>
    runAce(args, { ...settings, ...changes })

  /** A connection of our own, to see who else is there. */
  const toRedis = () =>
    new Redis(`rediss://:a-password@localhost:${servers.redisPort}`, {
      tls: { ca: readFileSync(servers.ours.file, 'utf8') },
    })

  /** The connections of servers in Redis. */
  async function nodesInRedis(): Promise<number> {
    const redis = toRedis()
    const list = String(await redis.client('LIST'))
    redis.disconnect()
    return list.split('\n').filter((line) => line.includes('name=grandstand:')).length
  }

  const withRedis = (caFile: string) => ({
    ...settings,
    DEMO: 'false',
    REDIS_URL: `rediss://:a-password@localhost:${servers.redisPort}`,
    REDIS_CA_FILE: caFile,
    LEAVE_MS: '100',
  })

  test('a command works through it, and none without the right authority', async ({ assert }) => {
    const without = await ace(['migration:run', '--force'], { DB_CA_FILE: '' })
    assert.notEqual(without.code, 0)
    assert.match(without.text, /Access denied|insecure/)
    const foreign = await ace(['migration:run', '--force'], { DB_CA_FILE: servers.foreign.file })
    assert.notEqual(foreign.code, 0)
    assert.match(foreign.text, /certificate/)
    const missing = await ace(['migration:run', '--force'], { DB_CA_FILE: '/no/such/file' })
    assert.notEqual(missing.code, 0)
    assert.include(missing.text, 'ENOENT')
    const address = await ace(['migration:run', '--force'], { DB_HOST: '127.0.0.1' })
    assert.notEqual(address.code, 0)
    assert.include(address.text, 'needs the name in its certificate, not 127.0.0.1')

    const migrated = await ace(['migration:run', '--force'])
    assert.equal(migrated.code, 0, migrated.text)
    const seeded = await ace(['demo:seed'], { DEMO_PAST: 'false' })
    assert.equal(seeded.code, 0, seeded.text)
  })

  test('a server works through both', async ({ assert }) => {
    const server = new ServerProcess(withRedis(servers.ours.file), [])
    try {
      await server.start()
      const session = new ApiSession('localhost', await server.port())
      const admin = { username: 'admin', password: 'admin1234' }
      assert.equal((await session.post('/v1/sessions', admin)).status, 201)
      const giveUpAt = Date.now() + READY_WITHIN_MS
      while ((await nodesInRedis()) === 0 && Date.now() < giveUpAt) await pause(50)
      assert.isAbove(await nodesInRedis(), 0)
    } finally {
      await server.stop()
    }
  })

  test('a server does not start with a Redis of another authority', async ({ assert }) => {
    const server = new ServerProcess(withRedis(servers.foreign.file), [])
    try {
      await assert.rejects(() => server.start(), /certificate|timed out/)
      assert.equal(await nodesInRedis(), 0)
    } finally {
      await server.stop()
    }
  })

  test('backups and restores go through it, and not to another authority', async ({ assert }) => {
    const folder = join(servers.folder, 'backups')
    const backup = ['backup', '--folder', folder]
    const foreign = await ace(backup, { DB_CA_FILE: servers.foreign.file })
    assert.equal(foreign.code, 1, foreign.text)
    assert.match(foreign.text, /certificate/)
    const made = await ace(backup)
    assert.equal(made.code, 0, made.text)
    await ace(['catalogue:sync'])
    const restored = await ace(['restore', '--folder', folder, '--into', 'grandstand_restored'])
    assert.equal(restored.code, 0, restored.text)
    const whole = await ace(['ledger:verify'], { DB_DATABASE: 'grandstand_restored' })
    assert.equal(whole.code, 0, whole.text)
  })

  test('a certificate in another name is refused, by the server and by the backup', async ({
    assert,
  }) => {
    servers.ours.certify('elsewhere.example', servers.databaseCertificate)
    await servers.readCertificate()
    const verified = await ace(['ledger:verify'])
    assert.notEqual(verified.code, 0)
    assert.match(verified.text, /altnames|certificate/)
    const backup = await ace(['backup', '--folder', join(servers.folder, 'more')])
    assert.equal(backup.code, 1, backup.text)
  })
})
