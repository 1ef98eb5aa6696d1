/** `npm run router`: the router in front of cells, for brands in several databases. */
import { isAbsolute, join } from 'node:path'
import { runMain } from './lib/fail.mjs'
import { apiDir } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/processes.mjs'

runMain(() => {
  const { node, env } = prepare()
  const file = env.CELLS_FILE
  if (file && !isAbsolute(file)) env.CELLS_FILE = join(process.env.INIT_CWD ?? process.cwd(), file)
  return run(node, ['--import=./bin/typescript.mjs', 'bin/router.ts'], { cwd: apiDir, env })
})
