/** Every column that opens something has a class (docs/hardening/data.md), and no answer or copy holds a secret one. */
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { personalOfRooms } from '#start/personal_data'

/** Names of columns that hold a secret, or the fingerprint of something. */
const OPENS_OR_PROVES = /_hash$|^hash$|^sealed_|^secrets?$|password|_pin$/

const page = readFileSync(app.makePath('../docs/hardening/data.md'), 'utf8')

/** The columns that a class of the page names. */
function columnsOf(title: string): string[] {
  const [, text = ''] = page.split(`\n## ${title}\n`)
  const [part = ''] = text.split('\n## ')
  return part
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => [...line.matchAll(/`(\w+\.\w+)`/g)].flatMap(([, name]) => name ?? []))
}

const fieldName = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

test.group('Classes of data', () => {
  test('each column that opens or proves something stands in one class', async ({ assert }) => {
    const client = db.connection()
    const found: string[] = []
    for (const table of await client.getAllTables()) {
      for (const column of Object.keys(await client.columnsInfo(table))) {
        if (OPENS_OR_PROVES.test(column)) found.push(`${table}.${column}`)
      }
    }
    const named = [...columnsOf('Secret'), ...columnsOf('Books')]
    assert.deepEqual(named.toSorted(), found.toSorted())
    assert.lengthOf(new Set(named), named.length)
  })

  test('a copy of a person’s data holds no secret', ({ assert }) => {
    const secret = new Set(columnsOf('Secret'))
    for (const { table, hidden = [] } of personalOfRooms.flatMap(({ tables = [] }) => tables)) {
      const own = [...secret].filter((name) => name.startsWith(`${table}.`))
      const shown = own.filter((name) => !hidden.includes(name.slice(table.length + 1)))
      assert.deepEqual(shown, [], table)
    }
  })

  test('no answer of the API has a field with the name of a secret column', ({ assert }) => {
    const operations = readFileSync(app.makePath('../docs/operations.md'), 'utf8')
    const fields = columnsOf('Secret').map((name) => fieldName(name.split('.')[1] ?? ''))
    assert.isAbove(fields.length, 10)
    const answers = operations
      .split('\n')
      .filter((line) => /^\| `(GET|POST|PUT|DELETE|PATCH) /.test(line))
      .map((line) => line.split(' | ').slice(3).join(' | '))
    assert.isAbove(answers.length, 300)
    // the secret of a second factor is shown once, when it is made; nothing reads it again
    const told = fields.filter((field) => field !== 'secret')
    const holding = answers.filter((answer) =>
      told.some((field) => new RegExp(`\\b${field}\\b`).test(answer))
    )
    assert.deepEqual(holding, [])
  })
})
