/** must-hold S10: no secret of the installation stands in what an app reads, in the log, or in the code. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Secret } from '@adonisjs/core/helpers'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PAGE_DATA_ID } from '@grandstand/shared-types/wire/site/page_data'
import env from '#start/env'
import { emptyApps } from '#tests/sites/built_apps'
import { signInAs, ApiSession } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { loggedBy } from '#tests/support/log'
import { OPERATIONS, rightRequest } from '#tests/support/operations'
import { makeWorld } from '#tests/support/world'

/** Settings whose values are secret, by the type in which the environment keeps them. */
const SEALED = [
  'OTHER_APP_KEYS',
  'REDIS_URL',
  'SMTP_PASSWORD',
  'UOF_API_TOKEN',
  'METRICS_TOKEN',
] as const
const PLAIN = ['DB_PASSWORD', 'FEED_TOKEN', 'DEMO_PASSWORD'] as const

const canaryOf = (name: string) => `canary-${name.toLowerCase()}-5f2c`

/** Values that must stand nowhere. */
const secrets = () => [
  env.get('APP_KEY').release(),
  ...[...SEALED, ...PLAIN].map((name) => canaryOf(name)),
]

/** Runs with a known value in each secret setting. */
async function withCanaries(work: () => Promise<void>): Promise<void> {
  const sealed = SEALED.map((name) => [name, env.get(name)] as const)
  const plain = PLAIN.map((name) => [name, env.get(name)] as const)
  for (const name of SEALED) env.set(name, new Secret(canaryOf(name)))
  for (const name of PLAIN) env.set(name, canaryOf(name))
  try {
    await work()
  } finally {
    for (const [name, value] of sealed) env.set(name, value)
    for (const [name, value] of plain) env.set(name, value)
    // processes that later tests start inherit the environment
    for (const [name, value] of [...sealed, ...plain]) {
      if (value === undefined) delete process.env[name]
    }
  }
}

test.group('Secrets of the installation', (group) => {
  group.setup(emptyApps)

  test('S10: every secret setting is watched here', ({ assert }) => {
    const source = readFileSync(app.makePath('start/env.ts'), 'utf8')
    const names = [...source.matchAll(/^ {2}([A-Z_]+): Env\.schema\.(string|secret)/gm)]
      .filter(
        ([, name = '', kind]) => kind === 'secret' || /(KEY|TOKEN|PASSWORD|SECRET)$/.test(name)
      )
      .map(([, name]) => name)
    assert.sameMembers(names, ['APP_KEY', ...SEALED, ...PLAIN])
  })

  test('S10: no answer, page or line of the log holds one, whoever reads', async ({ assert }) => {
    const world = await makeWorld()
    const texts: string[] = []
    const logged = await loggedBy(() =>
      withCanaries(async () => {
        const readers = [
          await signInAs(world.site, world.admin),
          await signInAs(world.site, world.player),
          new ApiSession(world.site.host),
        ]
        const reads = OPERATIONS.filter(({ operation }) => operation.method === 'GET')
        for (const reader of readers) {
          for (const named of reads) {
            const { path, headers } = rightRequest(named, world)
            const { status, body } = await reader.send('GET', path, undefined, headers)
            assert.notEqual(status, 500, path)
            texts.push(JSON.stringify(body))
          }
          texts.push((await reader.send<string>('GET', '/tr/')).body)
        }
      })
    )
    assert.isTrue(texts.some((text) => text.includes(PAGE_DATA_ID)))
    const all = [...texts, logged].join('\n')
    for (const secret of secrets()) assert.notInclude(all, secret)
  })

  test('S10: settings and the data of the page have no field for one', async ({ assert }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const answers = [
      (await new ApiSession(site.host).get('/v1/settings/get')).body,
      (await admin.get(`/v1/sites/${site.id}`)).body,
    ]
    const names = answers.flatMap(namesIn)
    assert.include(names, 'currencySign')
    // a rule about passwords, and the places of printed ones, are no passwords
    const told = new Set(['refuseCommonPasswords', 'passwordXDots', 'passwordYDots'])
    const secret = names.filter((name) => /secret|token|password|hash|apikey/i.test(name))
    assert.isEmpty(secret.filter((name) => !told.has(name)))
  })

  test('S10: the code holds none: no key, no certificate, no filled-in setting', ({ assert }) => {
    const top = app.makePath('..')
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: top, encoding: 'utf8' })
      .split('\0')
      .filter((name) => /\.(ts|tsx|mjs|js|json|md|yaml|sql|env[\w.]*)$|\.env/.test(name))
    assert.isAbove(files.length, 1000)
    assert.notIncludeMembers(files, ['.env', 'api/.env'])
    const KEYS =
      /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*\w|AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[bp]-\w/
    const found = files.filter((name) => KEYS.test(readFileSync(join(top, name), 'utf8')))
    assert.isEmpty(found)
    const example = readFileSync(app.makePath('.env.example'), 'utf8')
    assert.notMatch(example, /^\w*(?:KEY|TOKEN|PASSWORD|SECRET)=\S/m)
  })
})

/** The names of all fields, at every level. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => [name, ...namesIn(entry)])
}
