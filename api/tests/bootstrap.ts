import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { createNodeServer } from '#core/node_server'
import { startBook, stopBook } from '#book/sync'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app), apiClient()]

/** One migrated database, one server and one book for the whole run. */
export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [() => testUtils.db().migrate()],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.setup(() => testUtils.httpServer().start(createNodeServer))
  suite.setup(async () => {
    await startBook()
    return stopBook
  })
}
