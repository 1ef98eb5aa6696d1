/**
 * What is added most often touches few files that exist: each addition is made in a copy of the repository, whose types, checks
 * and tests then pass. What a command draws (database/server_user.sql, docs/operations.md) does not count.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { ADDITIONS } from './additions/additions.mjs'
import { makeCopy } from './additions/copy.mjs'
import { clockAt, startOfTests } from '../lib/clock/test_clock.mjs'
import { freePort } from '../lib/ports.mjs'
import { capture } from '../lib/processes.mjs'
import { withoutMachineSettings } from '../lib/settings.mjs'

/** Characters of the output of a program that failed. */
const MOST_SHOWN = 4_000
const isGate = process.env.TEST_TIER === 'gate'

/** Tests of the API over all tables, operations and roles. */
const OVER_ALL =
  'moves/owners,privacy/columns,audit/edit_rows,sites/clone,core/operations_doc,core/matrix'

let copy
/** Runs a program of Node in the copy. No command of package.json: those install packages. */
async function run(args, folder = '.', settings = {}) {
  const env = { ...withoutMachineSettings(process.env), NODE_ENV: 'test', ...settings }
  const cwd = join(copy.folder, folder)
  const { code, output } = await capture(process.execPath, args, { cwd, env })
  expect(code === 0 ? '' : output.slice(-MOST_SHOWN)).toBe('')
}

beforeAll(() => {
  copy = makeCopy()
})
// thousands of files, on a disk that others use
afterAll(() => copy.remove(), 60_000)

describe('an addition', () => {
  test.each(ADDITIONS)('of $name touches $most existing files', ({ add, most }) => {
    const touched = copy.touched(() => add(copy))
    expect(touched.length, touched.join(', ')).toBe(most)
  })

  test('of a table needs no other line for the rights of the server’s database user', async () => {
    await run(['scripts/checks/server-user.mjs', '--write'])
    expect(copy.read('database/server_user.sql')).toContain('ON grandstand.tips TO')
  })
})

// two minutes, and one of a processor: in the whole tier, and in a file that runs alone
const whole = isGate ? () => {} : describe
whole('all additions together', { timeout: 120_000 }, () => {
  const tool = (...path) => join(copy.folder, 'node_modules', ...path)
  const vitest = (...files) => [tool('vitest', 'vitest.mjs'), 'run', '--reporter=dot', ...files]

  test.each(['shared-types', 'database', 'api', 'backoffice', 'player-web'])(
    'have right types in %s',
    (workspace) =>
      run([tool('typescript7', 'bin', 'tsc'), '-p', workspace, '--noEmit', '--singleThreaded'])
  )

  test('are explained in docs/operations.md, which a command draws', async () => {
    await run(['ace.js', 'docs:operations', '--write'], 'api')
    const page = copy.read('docs/operations.md')
    expect(page).toContain('| `tipTaken` | the brand has a tip on the match | name | 409 |')
    expect(page).toContain('`POST /v1/tips` A TV tip of a match.')
  })

  test('have their texts in the back office', () =>
    run(vitest('tests/codes.test.ts', 'tests/texts.test.ts', 'tests/errors.test.ts'), 'backoffice'))

  test('have their texts in the player app', () => run(vitest('tests/texts.test.ts'), 'player-web'))

  test('pass the tests over all tables, operations and roles', async () => {
    const database = { DB_CONNECTION: 'sqlite', SQLITE_FILE: join(copy.folder, 'test.sqlite3') }
    const server = { HOST: '127.0.0.1', PORT: String(await freePort()) }
    const args = ['--import=./bin/typescript.mjs', 'bin/test.ts', 'api', `--files=${OVER_ALL}`]
    await run(args, 'api', { ...clockAt({}, startOfTests()), ...database, ...server })
  })
})
