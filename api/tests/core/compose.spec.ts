/**
 * compose.yaml runs the servers as a database user who cannot change the ledger, and migrations as the owner of the
 * tables. Containers cannot be run where the tests run, so the files are read; that they are YAML, oxfmt checks.
 */
import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const read = (path: string) => readFileSync(app.makePath('..', path), 'utf8')

const COMPOSE = read('compose.yaml')
/** Settings of the images that are not ours. */
const OF_OTHERS = /^(MARIADB|MYSQL|GALERA)_|^SERVER(_PASSWORD)?$/

/** Blocks whose names stand at that depth, with the anchors that they take in put in their place. */
function blocksAt(text: string, depth: number): Record<string, string> {
  const indent = ' '.repeat(depth)
  const found = text.matchAll(
    new RegExp(`^${indent}([\\w-]+):.*\\n((?:${indent} +.*\\n|\\n)*)`, 'gm')
  )
  return Object.fromEntries([...found].map(([, name = '', block = '']) => [name, block]))
}

const services = blocksAt(blocksAt(`${COMPOSE}\n`, 0)['services'] ?? '', 2)
const service = (name: string) => services[name] ?? ''
const anchored = (name: string) => blocksAt(`${COMPOSE}\n`, 0)[`x-${name}`] ?? ''

const PROFILES = {
  single: ['database', 'migrate', 'rights', 'app'],
  cluster: [
    'galera1',
    'galera2',
    'galera3',
    'redis',
    'haproxy',
    'cluster_migrate',
    'cluster_rights',
  ],
  mysql84: ['mysql84'],
}

test.group('compose.yaml', () => {
  test('has one server, or three of each, or MySQL 8.4 for the tests', ({ assert }) => {
    for (const [profile, names] of Object.entries(PROFILES)) {
      for (const name of names) assert.include(service(name), `profiles: [${profile}]`, name)
    }
    for (const name of ['node1', 'node2', 'node3']) assert.include(service(name), '<<: *node')
    assert.include(anchored('node'), 'profiles: [cluster]')
    assert.lengthOf(Object.keys(services), Object.values(PROFILES).flat().length + 3)
    assert.match(service('mysql84'), /image: mysql:8\.4\n/)
  })

  test('migrates as the owner of the tables', ({ assert }) => {
    assert.match(service('database'), /MARIADB_USER: grandstand_owner\n/)
    assert.match(service('galera1'), /MARIADB_USER: grandstand_owner\n/)
    assert.include(anchored('migrate'), 'migration:run --force')
    assert.match(anchored('owner'), /DB_USER: grandstand_owner\n/)
    for (const name of ['migrate', 'cluster_migrate']) {
      assert.include(service(name), '<<: *migrate')
      assert.include(service(name), '<<: *owner')
    }
  })

  test('serves as the user whose rights stand in database/server_user.sql', ({ assert }) => {
    assert.match(anchored('rights'), /CREATE OR REPLACE USER grandstand@'%'/)
    assert.match(anchored('rights'), /\.\/database\/server_user\.sql:\/server_user\.sql/)
    assert.match(read('database/server_user.sql'), /TO grandstand@'%'/)
    for (const server of [service('app'), anchored('node')]) {
      assert.match(server, /DB_USER: grandstand\n/)
      assert.notMatch(server, /ROOT|MIGRATION|root|owner/)
    }
  })

  test('migrates before it serves', ({ assert }) => {
    const waits = (block: string) => block.match(/depends_on:\n\s+(\w+):\n\s+condition: (\w+)/)
    assert.deepEqual(waits(service('migrate'))?.slice(1), ['database', 'service_healthy'])
    const done = 'service_completed_successfully'
    assert.deepEqual(waits(service('rights'))?.slice(1), ['migrate', done])
    assert.deepEqual(waits(service('app'))?.slice(1), ['rights', done])
    assert.deepEqual(waits(service('cluster_rights'))?.slice(1), ['cluster_migrate', done])
    assert.deepEqual(waits(anchored('node'))?.slice(1), ['cluster_rights', done])
  })

  test('names settings that there are, and files that exist', ({ assert }) => {
    const known = [...read('api/start/env.ts').matchAll(/^ {2}([A-Z_]+): Env/gm)].map(
      ([, name]) => name
    )
    const named = [...COMPOSE.matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
    const ours = named.filter((name) => !OF_OTHERS.test(name))
    assert.isAbove(ours.length, 10)
    assert.isEmpty(ours.filter((name) => !known.includes(name)))
    const files = [...COMPOSE.matchAll(/- \.\/([\w/.]+):/g)].map(([, path = '']) => path)
    assert.isAbove(files.length, 4)
    for (const path of files) assert.isTrue(existsSync(app.makePath('..', path)), path)
    const page = read('docs/running.md')
    for (const [, name = ''] of COMPOSE.matchAll(/\$\{([A-Z_]+)/g)) assert.include(page, name)
  })

  test('the load balancer knows the servers and databases, and asks their health', ({ assert }) => {
    const config = read('docker/haproxy.cfg')
    for (const each of [1, 2, 3]) {
      assert.include(config, `galera${each}:3306`)
      assert.lengthOf(config.match(new RegExp(`node${each}:3333`, 'g')) ?? [], 2)
    }
    const routes = read('api/app/monitoring/doors.ts') + read('api/start/routes.ts')
    for (const path of ['/health/ready', '/health/feeds']) {
      assert.include(config, `GET ${path}`)
      assert.include(routes, path)
    }
  })
})

test.group('Dockerfile', () => {
  test('serves as nobody of importance, and says when it does not', ({ assert }) => {
    const stages = read('Dockerfile').split(/^FROM /m)
    const last = stages.at(-1) ?? ''
    assert.lengthOf(stages, 3)
    assert.match(last, /^USER node$/m)
    assert.match(last, /^HEALTHCHECK [\s\S]*\/health\/live/m)
    assert.isTrue(existsSync(app.makePath('bin/server.ts')))
    assert.match(last, /bin\/server\.ts/)
    const ignored = read('.dockerignore').split('\n')
    for (const secret of ['**/.env', '.git']) assert.include(ignored, secret)
  })
})
