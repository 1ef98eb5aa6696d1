/** Text and numbers that a column cannot hold or a database cannot compare: never a 500, on either database. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type { Fields, Resource } from '#core/lists/resource'
import { openAllDoors } from '#core/throttle/throttle'
import { ApiSession, signInAs, type ApiAnswer, type Refusal } from '#tests/support/client'
import { runsOnMysql } from '#tests/support/databases'
import { shareOf } from '#tests/support/tier'
import { makeWorld, type World } from '#tests/support/world'

type AnyResource = Resource<Fields>

const APP = fileURLToPath(new URL('../../app/', import.meta.url))
const isResource = (value: unknown): value is AnyResource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'defaultSort' in value

/** All lists that the rooms declare, so that a new list is tested too. */
async function everyResource(): Promise<AnyResource[]> {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /queries\/\w+\.ts$/.test(file)
  )
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(`${APP}${file}`))
  )
  return modules.flatMap((module) => Object.values(module).filter(isResource))
}

/** As JSON text, where alone `1e999` is a number. */
const VALUES = [
  '"ş"',
  '["ş","İ","a"]',
  '"🎾"',
  '"\\u0000"',
  '"\\ud800"',
  '1e999',
  '[1e999]',
  '-0',
  '1e308',
  '99999999999999999999999',
  `"${'9'.repeat(255)}"`,
  `"${'x'.repeat(256)}"`,
  '"constructor"',
  '"\\\\"',
  'true',
]

let world: World
let session: ApiSession
let resources: AnyResource[]

const query = (name: string, json: string) => `${name}=${encodeURIComponent(json)}`
const hasRoute = (pattern: string) =>
  Object.values(router.toJSON())
    .flat()
    .some((route) => route.pattern === pattern)

const EXPORTED = { decimal: ',', timeZone: 'UTC' }
const exported = async (resource: AnyResource, filter: string) => {
  await openAllDoors()
  return session.send<Refusal>(
    'POST',
    `/v1/${resource.name}/export`,
    `{"decimal":",","timeZone":"UTC","columns":[{"field":"id","label":"id"}],"filter":${filter}}`
  )
}

test.group('Text that no column holds', (group) => {
  group.setup(async () => {
    world = await makeWorld()
    session = await signInAs(world.site, world.admin)
    resources = await everyResource()
  })

  const isRefusedOrRead = ({ status }: ApiAnswer<Refusal>) => [200, 400, 422].includes(status)

  test('every list of the API is in this test', ({ assert }) => {
    assert.isAtLeast(resources.length, 18)
    assert.sameMembers(
      resources.map(({ name }) => name).filter((name) => !hasRoute(`/v1/${name}`)),
      []
    )
  })

  test('a filter with any text gets an answer or a refusal', async ({ assert }) => {
    let asked = 0
    for (const resource of resources) {
      const names = [...Object.keys(resource.fields), ...Object.keys(resource.filters ?? {}), 'q']
      for (const [turn, name] of names.entries()) {
        for (const value of shareOf(VALUES, turn)) {
          const filter = `{"${name}":${value}}`
          const answer = await session.get<Refusal>(
            `/v1/${resource.name}?${query('filter', filter)}`
          )
          assert.isTrue(isRefusedOrRead(answer), `${answer.status} ${resource.name} ${filter}`)
          asked++
        }
      }
    }
    console.log(`${asked} filters of ${resources.length} lists`)
  }).timeout(300_000)

  test('counts, totals and files with any text get an answer or a refusal', async ({ assert }) => {
    for (const resource of resources) {
      for (const value of VALUES) {
        const filter = `{"q":${value}}`
        for (const [path, text] of [
          ['counts', query('filters', `[${filter}]`)],
          ['totals', query('filter', filter)],
        ]) {
          if (!hasRoute(`/v1/${resource.name}/${path}`)) continue
          const answer = await session.get<Refusal>(`/v1/${resource.name}/${path}?${text}`)
          assert.isTrue(isRefusedOrRead(answer), `${answer.status} ${resource.name} ${filter}`)
        }
        if (!hasRoute(`/v1/${resource.name}/export`)) continue
        const answer = await exported(resource, filter)
        assert.isTrue(isRefusedOrRead(answer), `${answer.status} ${resource.name} ${filter}`)
      }
    }
  }).timeout(300_000)

  test('a letter that codes never have finds no coupon by code, and other columns are still searched', async ({
    assert,
  }) => {
    const found = async (filter: object) =>
      (await session.list<{ id: number }>('coupons', { filter })).body
    assert.deepEqual(await found({ code: 'ş' }), [])
    assert.deepEqual(await found({ code: ['ş'] }), [])
    assert.deepEqual(await found({ q: 'ş' }), [])
    await db.from('users').where('id', world.player.id).update({ first_name: 'Şükrü' })
    const users = await session.list<{ id: number }>('users', { filter: { q: 'Şük' } })
    assert.deepEqual(
      users.body.map(({ id }) => id),
      [world.player.id]
    )
  })

  test('a number is compared with a text column as text, on both databases', async ({ assert }) => {
    const { body } = await session.list('users', { filter: { username: 0 } })
    assert.deepEqual(body, [])
  })

  test('a search or a text that is too long is refused by name and bound', async ({ assert }) => {
    const refused = async (filter: object) => {
      const asked = encodeURIComponent(JSON.stringify(filter))
      const { status, body } = await session.get<Refusal>(`/v1/users?filter=${asked}`)
      return status === 200 ? 'read' : `${status} ${body.message}`
    }
    assert.equal(await refused({ q: 'x'.repeat(100) }), 'read')
    assert.equal(await refused({ q: 'x'.repeat(101) }), '422 minLengthMaxLength|q||100')
    assert.equal(await refused({ username: 'x'.repeat(255) }), 'read')
    const tooLong = '422 minLengthMaxLength|username||255'
    assert.equal(await refused({ username: 'x'.repeat(256) }), tooLong)
    assert.equal(await refused({ username: ['x'.repeat(256)] }), tooLong)
  })

  test('an export with a filter that is too long is refused by name', async ({ assert }) => {
    const columns = [{ field: 'id', label: 'id' }]
    const send = (filter: object) =>
      session.post<Refusal>('/v1/users/export', { ...EXPORTED, columns, filter })
    const long = await send({ q: 'x'.repeat(60_000) })
    assert.equal(long.status, 400)
    assert.equal(long.body.message, 'badRequest|filter')
    const many = await send({ username: Array.from({ length: 200 }, () => 'ş'.repeat(200)) })
    assert.equal(many.body.message, 'badRequest|filter', 'more than the audit log holds')
    const most = await send({ username: Array.from({ length: 70 }, () => 'ş'.repeat(200)) })
    assert.equal(most.status, 200)
  })

  test('a path with any text gets an answer or a refusal', async ({ assert }) => {
    const texts = ['%C5%9FE123', '%F0%9F%8E%BE', '%00', 'constructor', '1e999', 'x'.repeat(3_000)]
    const routes = Object.values(router.toJSON())
      .flat()
      .filter(({ pattern, methods }) => pattern.includes('/:') && methods.includes('GET'))
    assert.isAbove(routes.length, 20)
    for (const { pattern } of routes) {
      for (const text of texts) {
        await openAllDoors()
        const path = pattern.replace(/:\w+/g, text)
        const { status } = await session.get(path)
        // the sandbox gateway asks for its merchant's key
        assert.include([200, 400, 401, 403, 404], status, path)
      }
    }
  })

  test('a code in the letters of another alphabet is no ticket and no shared coupon', async ({
    assert,
  }) => {
    const visitor = new ApiSession(world.site.host)
    for (const path of ['/v1/tickets/şE123', '/v1/coupon-shares/şE123', '/v1/tickets/İ']) {
      const { status, body } = await visitor.get<Refusal>(encodeURI(path))
      assert.equal(status, 404, path)
      assert.equal(body.error.key, 'notFound')
    }
  })

  test('a property that every object has is no language', async ({ assert }) => {
    const visitor = new ApiSession(world.site.host)
    const names = async (lang: string) => {
      const { status, body } = await visitor.get<{ name: string }[]>(
        `/v1/board/sports?lang=${lang}`
      )
      assert.equal(status, 200)
      return body.map(({ name }) => name)
    }
    assert.isNotEmpty(await names('xx'))
    assert.deepEqual(await names('toString'), await names('xx'))
  })

  if (runsOnMysql) {
    test('every list names its columns that hold ASCII alone', async ({ assert }) => {
      const [rows]: { t: string; c: string }[][] = await db.rawQuery(
        `select table_name as t, column_name as c from information_schema.columns
         where table_schema = database() and character_set_name = 'ascii'`
      )
      const ascii = (rows ?? []).map(({ t, c }) => `${t}.${c}`)
      assert.include(ascii, 'coupons.code')
      for (const { name, fields } of resources) {
        for (const [field, { column, isAscii }] of Object.entries(fields)) {
          assert.equal(isAscii ?? false, ascii.includes(column), `${name} ${field}`)
        }
      }
    })
  }
})
