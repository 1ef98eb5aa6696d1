/**
 * SQL of the API and of migrations keeps to what MySQL 8 and MariaDB share. A difference that cannot be helped has a name in
 * api/app/core/dialect or database/schema_dialect.ts, which alone may hold it.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../lib/fail.mjs'
import { root } from '../lib/paths.mjs'
import { notShared } from '../lib/shared_sql.mjs'

const FOLDERS = ['api/app', 'api/commands', 'api/providers', 'api/config', 'database']
/** The names of differences, and the store of the sandbox of games, which is SQLite's alone. */
const MAY = /^api\/app\/(?:core\/dialect|sandbox_games\/store)\/|^database\/schema_dialect\.ts$/

runMain(() => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...FOLDERS], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => /\.(ts|sql)$/.test(file) && !MAY.test(file))
  let found = 0
  for (const file of files) {
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      for (const why of notShared(line)) {
        console.log(`${file}:${index + 1}: ${why}`)
        found += 1
      }
    }
  }
  return found > 0 ? 1 : 0
})
