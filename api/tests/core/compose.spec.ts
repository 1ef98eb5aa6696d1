/**
 * compose.yaml runs the server as a database user who cannot change the ledger, and migrations as the owner of the
 * tables.
 */
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const read = (path: string) => readFileSync(app.makePath('..', path), 'utf8')

/** The lines of each service by name; two spaces precede a name, more precede its lines. */
function servicesOf(compose: string): Record<string, string> {
  const services = compose.split(/^services:$/m)[1]?.split(/^\S/m)[0] ?? ''
  const found = services.matchAll(/^ {2}(\w+):\n((?: {3,}.*\n|\n| {2}#.*\n)*)/gm)
  return Object.fromEntries([...found].map(([, name = '', text = '']) => [name, text]))
}

test.group('compose.yaml', () => {
  const {
    database = '',
    migrate = '',
    rights = '',
    app: server = '',
  } = servicesOf(read('compose.yaml'))

  test('migrates as the owner of the tables', ({ assert }) => {
    assert.match(database, /MARIADB_USER: grandstand_owner\n/)
    assert.match(migrate, /'migration:run'/)
    assert.match(migrate, /DB_USER: grandstand_owner\n/)
  })

  test('serves as the user whose rights stand in database/server_user.sql', ({ assert }) => {
    assert.match(rights, /CREATE OR REPLACE USER grandstand@'%'/)
    assert.match(rights, /\.\/database\/server_user\.sql:\/server_user\.sql/)
    assert.match(read('database/server_user.sql'), /TO grandstand@'%'/)
    assert.match(server, /DB_USER: grandstand\n/)
    assert.notMatch(server, /ROOT|MIGRATION|root|owner/)
  })

  test('migrates before it serves', ({ assert }) => {
    const waits = (service: string) => service.match(/depends_on:\n\s+(\w+):\n\s+condition: (\w+)/)
    assert.deepEqual(waits(migrate)?.slice(1), ['database', 'service_healthy'])
    assert.deepEqual(waits(rights)?.slice(1), ['migrate', 'service_completed_successfully'])
    assert.deepEqual(waits(server)?.slice(1), ['rights', 'service_completed_successfully'])
  })
})
