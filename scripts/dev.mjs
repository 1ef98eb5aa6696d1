/** `npm run dev`: the API restarting on every change, and both apps under Vite, in one terminal. */
import { migrate, seedDemo, serverArgs } from './lib/api.mjs'
import { cleanUp } from './lib/cleanup.mjs'
import { runMain } from './lib/fail.mjs'
import { apiDir, modulesDir, root, webApps } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { start } from './lib/processes.mjs'
import { keepSandboxGames } from './lib/sandbox_games.mjs'
import { ensureHome, readSettings } from './lib/settings.mjs'
import { join } from 'node:path'

/** Starts a program and prints each of its lines behind its name. Resolves to its exit code. */
function startNamed(name, node, args, options) {
  const { child, exit } = start(node, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const prefix = name.padEnd(10)
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop()
      lines.forEach((line) => console.log(`${prefix} ${line}`))
    })
  }
  return exit
}

runMain(async () => {
  const { node, env: baseEnv } = prepare()
  ensureHome()
  const { port } = readSettings()
  // The apps' development servers pass API calls on to API_URL.
  const env = { ...baseEnv, NODE_ENV: 'development', API_URL: `http://127.0.0.1:${port}` }
  await migrate({ node, env })
  console.log(await seedDemo({ node, env }))

  const vite = join(modulesDir, 'vite', 'bin', 'vite.js')
  const watched = ['--watch', '--watch-preserve-output', ...serverArgs()]
  const programs = [
    startNamed('api', node, watched, { cwd: apiDir, env }),
    ...webApps.map((app) => startNamed(app, node, [vite], { cwd: join(root, app), env })),
  ]
  keepSandboxGames({ node, env })
  // When one program ends, the others are ended, too, because the rest alone would only confuse.
  const code = await Promise.race(programs)
  await cleanUp()
  return code
})
