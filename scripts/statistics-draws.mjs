/** `npm run statistics:draws`: the statistics of all draws and returns (shared-types/statistics/main.ts). */
import { join } from 'node:path'
import { runMain } from './lib/fail.mjs'
import { findNode } from './lib/node24.mjs'
import { root } from './lib/paths.mjs'
import { run } from './lib/processes.mjs'

const main = join(root, 'shared-types', 'statistics', 'main.ts')

runMain(async () => run(findNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' }))
