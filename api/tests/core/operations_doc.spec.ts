/** docs/operations.md names every route and every error key, and no route that does not exist. */
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { callsText } from '#core/reference/calls_text'
import { operationsPage } from '#core/reference/operations_page'
import { rooms } from '#start/operations'
import { ERROR_KEYS } from '@grandstand/shared-types/core/errors'

const page = new URL('../../../docs/operations.md', import.meta.url)
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

function apiRoutes(): string[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => /^\/(v1|ekol|themes)\//.test(pattern) && !pattern.includes('*'))
    .flatMap(({ pattern, methods }) =>
      methods.filter((method) => METHODS.includes(method)).map((method) => `${method} ${pattern}`)
    )
}

test.group('The calls of the apps', () => {
  test('are operations of the API', async ({ assert }) => {
    const text = await callsText()
    const named = [...text.matchAll(/^ {2}'([A-Z]+ [^']+)': \{/gm)].map(([, route = '']) => route)
    assert.isAbove(named.length, 40)
    const routes = apiRoutes()
    assert.deepEqual(
      named.filter((route) => !routes.includes(route)),
      []
    )
  })
})

test.group('docs/operations.md', () => {
  test('gets a section for a new room behind the others', async ({ assert }) => {
    const before = await readFile(page, 'utf8')
    const after = operationsPage(before, { ...rooms, new: rooms.search ?? {} }, await callsText())
    const [, section = ''] = after.split('### new\n')
    assert.include(section, '<!-- operations of new -->\n| operation | who |')
    assert.isBelow(after.indexOf('### search'), after.indexOf('### new'))
    assert.isBelow(after.indexOf('### new'), after.indexOf('## Rules for all operations'))
  })

  test('names every route', async ({ assert }) => {
    const text = await readFile(page, 'utf8')
    const missing = apiRoutes().filter((route) => !text.includes(`\`${route}\``))
    assert.deepEqual(missing, [])
  })

  test('names no route that does not exist, except where it says later', async ({ assert }) => {
    const lines = (await readFile(page, 'utf8')).split('\n').filter((l) => !/\blater\b/.test(l))
    const named = [...lines.join('\n').matchAll(/`([A-Z]+ \/(?:v1|ekol|themes)\/[^`]+)`/g)]
    const routes = apiRoutes()
    assert.isAbove(named.length, 50)
    const gone = named.map(([, route = '']) => route).filter((route) => !routes.includes(route))
    assert.deepEqual(gone, [])
  })

  test('explains every error key, in the order of the catalogue', async ({ assert }) => {
    const text = await readFile(page, 'utf8')
    const table = text.slice(text.indexOf('\n## Error keys'), text.indexOf('\n## Constants'))
    const rows = [...table.matchAll(/^\| `(\w+)` \| [^|]+ \|/gm)]
    assert.deepEqual(
      rows.map(([, key]) => key),
      [...ERROR_KEYS]
    )
  })
})
