/** What a script leaves behind that is killed with `kill -9`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const LIB = join(import.meta.dirname, '..', 'lib')
/** Prints the process of a program that would never end, and stays. */
const SCRIPT = `
  import { startGuard } from '${join(LIB, 'guard.mjs')}'
  import { start } from '${join(LIB, 'processes.mjs')}'
  startGuard(process.env.FOLDER)
  const forEver = 'process.on("SIGTERM", () => process.exit()); setInterval(() => {}, 1000); console.log("up")'
  const { child } = start(process.execPath, ['-e', forEver], { stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.once('data', () => console.log(child.pid))
`

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'grandstand-guard-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('its programs end, and its folder goes', async () => {
  const script = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FOLDER: folder },
  })
  const [line] = await once(createInterface({ input: script.stdout }), 'line')
  const program = Number(line)
  expect(isRunning(program)).toBe(true)

  script.kill('SIGKILL')
  await vi.waitUntil(() => !isRunning(program) && !existsSync(folder), { timeout: 20_000 })
})
