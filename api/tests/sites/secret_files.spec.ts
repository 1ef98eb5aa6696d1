import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { readSecretFiles, SECRETS } from '#start/secret_files'

test.group('Secrets in files', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'grandstand-secret-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('S10: a secret comes from the file that is named, without its last line break', ({
    assert,
  }) => {
    const file = join(folder, 'key')
    writeFileSync(file, 'a secret with spaces \n')
    const environment: NodeJS.ProcessEnv = { APP_KEY_FILE: file, SQLITE_FILE: 'a database' }
    readSecretFiles(environment)
    assert.equal(environment['APP_KEY'], 'a secret with spaces ')
    assert.equal(environment['SQLITE_FILE'], 'a database')
  })

  test('S10: a file that is missing, and a secret that is set twice, stop the start', ({
    assert,
  }) => {
    assert.throws(() => readSecretFiles({ APP_KEY_FILE: join(folder, 'none') }), /ENOENT/)
    const twice = { DB_PASSWORD_FILE: join(folder, 'x'), DB_PASSWORD: 'y' }
    assert.throws(() => readSecretFiles(twice), 'DB_PASSWORD and DB_PASSWORD_FILE are both set')
  })

  test('S10: every secret setting can come from a file', ({ assert }) => {
    const source = readFileSync(app.makePath('start/env.ts'), 'utf8')
    const names = [...source.matchAll(/^ {2}([A-Z_]+): Env\.schema\.(string|secret)/gm)]
      .filter(([, name = '', kind]) => kind === 'secret' || /(TOKEN|PASSWORD)$/.test(name))
      .map(([, name]) => name)
    assert.sameMembers(names, [...SECRETS])
  })
})
