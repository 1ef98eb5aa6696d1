/** Settings of tests that run outside `npm test`: a file alone must do the same as in the run. */
import { join } from 'node:path'
import { clockAt, startOfTests } from '../clock/test_clock.mjs'
import { freePort } from '../ports.mjs'
import { folderOfRun } from './run_folder.mjs'

/**
 * Clock, port and an empty database as `npm test` sets them, whatever `env` says: tests empty the database that they are
 * given, and must not be given that of this machine's server.
 */
export const testSettings = async (env) => ({
  ...clockAt(env, startOfTests()),
  PORT: String(await freePort()),
  SQLITE_FILE: join(folderOfRun(), 'test.sqlite3'),
})
