/** docs/hardening/keys.md names every file that works with a key, and every algorithm (ASVS 11.1.2). */
import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

const FOLDERS = ['api/app', 'api/config', 'player-web/src', 'backoffice/src', 'shared-types/src']

/** What a file that makes, reads or uses a key holds. */
const WITH_KEY =
  /createHmac\(|createCipher|createPrivateKey|createPublicKey|\b(?:sign|verify)\('sha|services\/(?:encryption|hash)'|core\/hash'|altcha-lib'|core\/keys\/(?:app_keys|keyed_hash)'|crypto\.subtle/
const ALGORITHM = /\b(?:createHash|createHmac|sign|verify|hash)\('([\w-]+)'/g

const root = app.makePath('..')
const page = readFileSync(`${root}/docs/hardening/keys.md`, 'utf8')
const named = [...page.matchAll(/`((?:api|player-web)\/[\w/.]+\.ts)`/g)].flatMap(
  ([, path]) => path ?? []
)

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
).map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

test.group('The list of cryptography', () => {
  test('names every file that works with a key, each once', ({ assert }) => {
    const found = sources.filter(({ text }) => WITH_KEY.test(text)).map(({ path }) => path)
    const listed = named.filter((path) => !path.includes('/tests/'))
    assert.deepEqual(listed.toSorted(), found.toSorted())
  })

  test('names every algorithm; the weak one stands in one file', ({ assert }) => {
    const used = sources.flatMap(({ path, text }) =>
      [...text.matchAll(ALGORITHM)].map(([, name]) => ({ path, name: name ?? '' }))
    )
    assert.isAbove(used.length, 40)
    const unnamed = used.filter(({ name }) => !page.includes(`\`${name}\``))
    assert.deepEqual(unnamed, [])
    assert.deepEqual(
      used.filter(({ name }) => name !== 'sha256').map(({ path }) => path),
      ['api/app/coupons/placing/fingerprint.ts']
    )
  })
})
