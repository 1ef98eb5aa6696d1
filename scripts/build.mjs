/** Builds both apps, for an image or a release; `npm start` does it by itself. */
import { ensureBuilt } from './lib/apps.mjs'
import { runMain } from './lib/fail.mjs'
import { webApps } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'

runMain(async () => {
  const tools = prepare()
  for (const app of webApps) await ensureBuilt(app, tools)
})
