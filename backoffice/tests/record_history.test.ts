/** Every page of a record shows the changes that people made to it. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const RESOURCES = new URL('../src/resources/', import.meta.url)

/** Records that nobody changes: postings of the ledger, and messages that a feed sent wrongly. */
const WITHOUT = ['feed', 'ledger-accounts', 'ledger-transfers']
/** Pages that are those of users, under another name. */
const AS_USERS = ['dealers']

const sourceOf = (folder: string): string =>
  readdirSync(new URL(`${folder}/`, RESOURCES))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, RESOURCES), 'utf8'))
    .join('\n')

it('holds for each resource with a page of its own for a record', () => {
  const lacking = readdirSync(RESOURCES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => ![...WITHOUT, ...AS_USERS].includes(name))
    .filter((name) => {
      const source = sourceOf(name)
      const hasPage = /^ {4}(show|edit): \(\) => import/m.test(source)
      return hasPage && !/<(RecordHistory|HistoryList|MatchLog) /.test(source)
    })
  expect(lacking).toEqual([])
})
