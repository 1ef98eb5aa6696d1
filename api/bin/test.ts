/** Entry point of the test runner. TEST_ORDER, a seed, shuffles the files of each suite; outside the gate tests may take longer. */
process.env.NODE_ENV = 'test'
// settings come from tests/.env.test; those of this machine, in .env, stay out of tests
process.env.ENV_PATH = 'tests'

import 'reflect-metadata'
import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { inOrder } from '../../scripts/lib/order.ts'
import { ignite } from './ignite.ts'

interface Suite {
  files: string | string[]
  timeout?: number
}

/** Outside the gate a test tries more. One that is given up goes on, and spoils the tests after it. */
const LONGER = process.env['TEST_TIER'] === 'gate' ? 1 : 4
const USUAL_MS = 120_000

/** A suite with its files in the order of the seed, and the time of the tier. */
const ordered = <S extends Suite>(suite: S) => ({
  ...suite,
  timeout: (suite.timeout ?? USUAL_MS) * LONGER,
  files: () => inOrder(globSync(suite.files).sort()).map((file) => pathToFileURL(file)),
})

ignite()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.ts')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      suites: app.rcFile.tests.suites.map(ordered),
      ...config,
      // resources that a failed test left open must not keep the run from ending
      forceExit: true,
      setup: runnerHooks.setup,
      teardown: [...runnerHooks.teardown, () => app.terminate()],
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
