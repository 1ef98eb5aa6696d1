/** Entry point of the test runner. TEST_ORDER, a seed, shuffles the files of each suite. */
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

interface Globs {
  files: string | string[]
}

/** A suite with its files in the order of the seed. */
const ordered = <S extends Globs>(suite: S) => ({
  ...suite,
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
