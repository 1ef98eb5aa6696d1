/** `npm run sbom -- <file>`: a software bill of materials (CycloneDX) of everything that the lock file installs for production. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Refusal, runMain } from './lib/fail.mjs'
import { npmCommand } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { capture } from './lib/processes.mjs'

const ARGS = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--package-lock-only',
  '--omit=dev',
  '--loglevel=error',
]

runMain(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new Refusal('name the file to write: npm run sbom -- grandstand.cdx.json')
  const [npm, leading, options] = npmCommand()
  const { code, output } = await capture(npm, [...leading, ...ARGS], { cwd: root, ...options })
  if (code !== 0) throw new Refusal(`npm sbom failed\n${output.trimEnd()}`)
  const { components } = JSON.parse(output)
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file)
  writeFileSync(path, output)
  console.log(`${components.length} packages: ${path}`)
})
