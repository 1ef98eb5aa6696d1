/**
 * `npm test`, the gate: every suite, but of the browser's stories those that are marked so. `npm run test:all` is all of
 * them, at full size. `-- api unit` runs those groups alone, `--at=<instant>` begins at another instant, `--order=random` or
 * `--order=<seed>` shuffles the files of the browser's stories and of the API's suites.
 *
 * What fails is run once more after everything else, alone and on fresh state; passed then, it is named as unstable. The
 * last line is `N passed, N failed`; the code is 1 on any failure.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { cleanUp, isEnding } from './lib/cleanup.mjs'
import { clockAt, startOfTests } from './lib/clock/test_clock.mjs'
import { Refusal, runMain } from './lib/fail.mjs'
import { watchLoad, withCost } from './lib/run/load.mjs'
import { startMariadb } from './lib/servers/mariadb.mjs'
import { notRun } from './lib/run/not_run.mjs'
import { prepare } from './lib/prepare.mjs'
import { ensurePrograms, mariadb } from './lib/servers/programs.mjs'
import { beginRecord, writeRecord } from './lib/run/record.mjs'
import { secondChance } from './lib/run/second_chance.mjs'
import { prepareTestServer, testServer } from './lib/servers/test_server.mjs'
import { folderOfRun } from './lib/run/run_folder.mjs'
import { runSteps, seconds } from './lib/steps.mjs'
import { chooseSuites, suiteFolder } from './lib/suites.mjs'
import { failureCount, figuresOf, testsThat } from './lib/suites/outcome.mjs'

/**
 * How many suites run at once on two processors: a suite waits half of its time, for servers, clocks or its database. The browser's
 * runs two files of stories at once (playwright.config.ts), since it takes the longest.
 */
const LANES = 3

const indented = (text) => text.trimEnd().replace(/^/gm, '    ')

function printOutcome(suite, outcome) {
  const [failed, skipped] = [failureCount(outcome), testsThat('skipped', outcome).length]
  const counts = `${testsThat('passed', outcome).length} passed, ${failed} failed`
  const name = `${suite.name.padEnd(18)} ${suite.database.padEnd(16)}`
  const more = skipped > 0 ? `, ${skipped} skipped` : ''
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name} ${counts}${more} (${seconds(outcome.ms)}, ${outcome.cpuSeconds} s of the processors)`
  )
  for (const { file, name: test, error } of testsThat('failed', outcome)) {
    console.log(`\n  ${file}: ${test}\n${indented(error ?? '')}\n`)
  }
  for (const { text } of outcome.faults) {
    console.log(`\n${indented(text)}\n${indented(outcome.output.slice(-4_000))}\n`)
  }
  if (failed > 0) return
  if (suite.talks) console.log(`\n${outcome.output.trimEnd()}\n`)
  else for (const line of figuresOf(outcome.output)) console.log(`       ${line}`)
}

/** Runs one suite, or some of its files; an error that it throws counts as one failure. */
async function runSuite(suite, bench, files) {
  // a signal has come, and the script ends with what runs now
  if (isEnding()) await new Promise(() => {})
  const begin = performance.now()
  let outcome
  try {
    const folder = suiteFolder(bench.folder, suite)
    const { result, cpuSeconds } = await withCost(() => suite.run({ ...bench, folder }, files))
    outcome = { ...result, cpuSeconds }
  } catch (error) {
    const text = error instanceof Refusal ? error.message : error.stack
    outcome = { tests: [], faults: [{ text, files: null }], output: '', cpuSeconds: 0 }
  }
  outcome.ms = performance.now() - begin
  if (!isEnding()) printOutcome(suite, outcome)
  return outcome
}

async function makeBench(suites, { tier, at, order }) {
  const { node, env } = prepare()
  const programs = [...new Set(suites.flatMap((suite) => suite.programs))]
  const named = testServer()
  // what is killed is a server of our own in any case
  const needsOwn = !named || suites.some(({ group }) => ['crash', 'nodes', 'storm'].includes(group))
  await ensurePrograms(needsOwn ? programs : programs.filter((program) => program !== mariadb))
  const folder = folderOfRun()
  const tests = { ...env, TMPDIR: folder, TEST_TIER: tier, ...(order && { TEST_ORDER: order }) }
  const bench = { node, folder, env: (suite) => clockAt(tests, suite.at ?? at) }
  if (!programs.includes(mariadb)) return bench

  if (named) {
    const server = await prepareTestServer(named)
    console.log(`The database server of TEST_DB_HOST, ${server.version}`)
    return { ...bench, newDatabase: server.newDatabase }
  }
  // Rows of a test need not survive a power cut.
  const server = await startMariadb({ databases: ['test'], flushLogAtCommit: 0 })
  console.log(`MariaDB ${server.version} in a temporary folder`)
  return { ...bench, newDatabase: server.newDatabase }
}

function readArguments() {
  const options = { all: { type: 'boolean' }, at: { type: 'string' }, order: { type: 'string' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const { all, order } = values
  return {
    tier: all ? 'all' : 'gate',
    groups: positionals,
    at: startOfTests(values.at),
    order: order === 'random' ? randomBytes(4).toString('hex') : order,
  }
}

runMain(async () => {
  const { tier, groups, at, order } = readArguments()
  const suites = chooseSuites(tier, groups)
  if (suites.length === 0) {
    throw new Refusal(
      'no such suite; there are api, attack, check, unit, browser, crash, seasons and fuzz, and browser-mariadb, instants, nodes and storm in test:all'
    )
  }
  if (order) console.log(`Files in the order of seed ${order} (again: --order=${order})`)
  const record = beginRecord({ tier, groups })
  const load = watchLoad()
  const bench = await makeBench(suites, { tier, at, order })
  // the clock of each suite begins at the same instant, whenever its turn comes
  const run = (suite, files) => runSuite(suite, { ...bench, env: bench.env(suite) }, files)
  const first = await runSteps(
    suites.map((suite) => () => run(suite)),
    LANES
  )
  const { outcomes, unstable, failed } = await secondChance(suites, first, run)
  await cleanUp()

  // at the end, because the output above is long
  for (const name of unstable) console.log(`unstable: ${name}`)
  for (const name of failed) console.log(`failed: ${name}`)
  const count = (state) => outcomes.flatMap((outcome) => testsThat(state, outcome)).length
  const [passed, skipped] = [count('passed'), count('skipped')]
  const without = notRun(skipped)
  if (without) console.log(without)
  const cost = load()
  const written = writeRecord(record, {
    ...{ passed, failed: failed.length, skipped, unstable, failures: failed, ...cost },
    suites: suites.map(({ name, database }, index) => ({
      ...{ suite: `${name}, ${database}`, tests: outcomes[index].tests },
      seconds: Math.round(first[index].ms / 1_000),
      cpuSeconds: first[index].cpuSeconds,
    })),
  })
  console.log(
    `${written.seconds} s, ${cost.busySeconds} s of the processors, load at most ${cost.peakLoad}; ${written.clean ? '' : 'changed '}tree ${written.tree}`
  )
  console.log(
    `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  )
  return failed.length > 0 ? 1 : 0
})
