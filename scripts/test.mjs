/**
 * `npm test`: every suite, on SQLite and on MariaDB, and in the browser. `npm test -- api unit` runs
 * those groups alone. The last line is `N passed, N failed`; the code is 1 on any failure.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { cleanUp, isEnding, onEnd } from './lib/cleanup.mjs'
import { Refusal, runMain } from './lib/fail.mjs'
import { startMariadb } from './lib/mariadb.mjs'
import { notRun } from './lib/not_run.mjs'
import { prepare } from './lib/prepare.mjs'
import { ensurePrograms, mariadb } from './lib/programs.mjs'
import { runOnLanes, seconds } from './lib/steps.mjs'
import { chooseSuites, suiteFolder } from './lib/suites.mjs'
import { failedTests, failuresOf, figuresOf } from './lib/suites/outcome.mjs'

/** More than the two processors, because a suite waits part of its time for a browser, a database or a clock. */
const LANES = 4

/** A suite that ran nothing has failed, unless it says that its tests were skipped. */
const hasFailed = ({ failed, passed, skipped }) => failed > 0 || (passed === 0 && skipped === 0)

function printResult(suite, result) {
  const verdict = hasFailed(result) ? 'FAILED' : 'ok    '
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : ''
  const counts = `${result.passed} passed, ${result.failed} failed${skipped}`
  const where = suite.database.padEnd(16)
  console.log(`${verdict} ${suite.name.padEnd(18)} ${where} ${counts} (${seconds(result.ms)})`)
  const failed = verdict === 'FAILED'
  if (failed) console.log(`\n${failuresOf(result.output).trimEnd()}\n`)
  else if (suite.talks) console.log(`\n${result.output.trimEnd()}\n`)
  else for (const line of figuresOf(result.output)) console.log(`       ${line}`)
}

/** Runs one suite; an error that it throws counts as one failure. */
async function runSuite(suite, bench) {
  const begin = performance.now()
  let result
  try {
    result = await suite.run({ ...bench, folder: suiteFolder(bench.folder, suite) })
  } catch (error) {
    const output = error instanceof Refusal ? error.message : error.stack
    result = { passed: 0, failed: 1, skipped: 0, output }
  }
  result.ms = performance.now() - begin
  if (!isEnding()) printResult(suite, result)
  return result
}

async function makeBench(suites) {
  const { node, env } = prepare()
  const programs = [...new Set(suites.flatMap((suite) => suite.programs))]
  await ensurePrograms(programs)
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-test-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  if (!programs.includes(mariadb)) return { node, env, folder }

  const databases = ['test_api', 'test_seasons', 'test_fuzz']
  // Rows of a test need not survive a power cut.
  const server = await startMariadb({ databases, flushLogAtCommit: 0 })
  console.log(`MariaDB ${server.version} in a temporary folder`)
  return { node, env, folder, mariadb: (name) => ({ ...server.env, DB_DATABASE: name }) }
}

runMain(async () => {
  const suites = chooseSuites(process.argv.slice(2))
  if (suites.length === 0) {
    throw new Refusal(
      'no such suite; there are api, check, unit, browser, browser-mariadb, crash, seasons and fuzz'
    )
  }
  const bench = await makeBench(suites)
  const jobs = suites.map((suite) => ({ lanes: suite.lanes, run: () => runSuite(suite, bench) }))
  const results = await runOnLanes(jobs, LANES)
  await cleanUp()

  // once more at the end, because the output above is long
  for (const [index, result] of results.entries()) {
    if (!hasFailed(result)) continue
    const { name, database } = suites[index]
    for (const test of failedTests(result.output)) {
      console.log(`failed: ${name}, ${database}: ${test}`)
    }
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  const without = notRun(sum('skipped'))
  if (without) console.log(without)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  return results.some(hasFailed) ? 1 : 0
})
