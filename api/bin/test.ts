/** Entry point of the test runner. */
process.env.NODE_ENV = 'test'
// settings come from tests/.env.test; those of this machine, in .env, stay out of tests
process.env.ENV_PATH = 'tests'

import 'reflect-metadata'
import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { ignite } from './ignite.ts'

ignite()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.ts')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
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
