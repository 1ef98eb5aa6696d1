/**
 * Compares database/server_user.sql with what `owners.ts` of each room says of the rows of its tables. With `--write` it writes
 * the file.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runMain } from '../lib/fail.mjs'
import { root } from '../lib/paths.mjs'
import { serverUserSql } from '../lib/server_user.mjs'

const FILE = 'database/server_user.sql'

const ownersOf = async (file) => (await import(pathToFileURL(join(root, file)).href)).owners

runMain(async () => {
  const files = globSync('api/app/*/owners.ts', { cwd: root })
  const after = serverUserSql(await Promise.all(files.toSorted().map(ownersOf)))
  const path = join(root, FILE)
  if (process.argv.includes('--write')) writeFileSync(path, after)
  else if (readFileSync(path, 'utf8') !== after) {
    console.log(`${FILE} is old: node scripts/checks/server-user.mjs --write`)
    return 1
  }
  return 0
})
