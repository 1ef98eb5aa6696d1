import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { createNodeServer } from '#core/http/node_server'
import { openBook, stopBook } from '#book/sync'
import { prepareFeed, stopFeed } from '#feed/intake/run'
import { reconcileCoupons } from '#coupons/queries/reconcile'
import { verifyLedger } from '#ledger/verify'
import { reportLines } from '#tests/support/report_lines'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app), apiClient()]

export const reporters: Config['reporters'] = {
  activated: process.env['TEST_REPORT'] ? ['spec', 'lines'] : ['spec'],
  list: [spec(), reportLines],
}

/**
 * Migrates, and returns what takes every migration back. Without the lock: it stands between servers, and the pool may ask
 * another connection to release it than the one that took it.
 */
async function migrated(): Promise<() => Promise<void>> {
  const ace = await app.container.make('ace')
  const exec = async (command: string) => {
    const { exitCode, error } = await ace.exec(command, [
      '--compact-output',
      '--no-schema-generate',
      '--disable-locks',
    ])
    if (exitCode) throw error ?? new Error(`${command} failed`)
  }
  await exec('migration:run')
  return () => exec('migration:reset')
}

/** One migrated database, one server and one book for the whole run. */
export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [migrated],
  teardown: [],
}

/** Closes no idle connection: a long test may keep this process too busy to send its next request in time. */
const patientServer: typeof createNodeServer = (handler) =>
  Object.assign(createNodeServer(handler), { keepAliveTimeout: 0 })

export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.teardown(assertBooks)
  if (suite.name === 'crash') {
    // the suite uses a server of its own, in another process
    suite.teardown(async () => (await import('#tests/crash/server_process')).server.stop())
    return
  }
  // these tests need no server of this process, and most of the others no database
  if (suite.name === 'once' || suite.name === 'storm') return
  suite.setup(() => testUtils.httpServer().start(patientServer))
  suite.setup(async () => {
    // nothing runs by itself under a test: a test that needs a poll, a flush or a job calls it
    await openBook()
    await prepareFeed()
    return async () => {
      await stopFeed()
      await stopBook()
    }
  })
}

/** must-hold M1: after every suite the ledger is consistent, and coupons agree with it. */
async function assertBooks(): Promise<void> {
  const firstBreak = (await verifyLedger()).firstBreak?.text ?? (await reconcileCoupons())
  if (firstBreak) throw new Error(`M1: ${firstBreak}`)
}
