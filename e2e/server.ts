/** The server of a file of browser tests: it begins with the demo as it was made, and nobody else has it. */
import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../scripts/lib/ports.mjs'

const SCRIPT = join(import.meta.dirname, '..', 'scripts', 'e2e-server.mjs')

export interface TestServer {
  url: string
  /** The port at which a test may receive the server's mails. */
  mailPort: number
  /** The API's DB_* settings. */
  settings: Record<string, string>
  stop: () => Promise<void>
}

let running: TestServer | null = null

/** The server of the tests that run in this process. */
export function testServer(): TestServer {
  if (!running) throw new Error('no server runs: a test is imported from e2e/test.ts')
  return running
}

/** Starts the server of a file of tests; resolves when it answers. */
export async function startTestServer(file: string): Promise<TestServer> {
  const [port, mailPort] = [await freePort(), await freePort()]
  const name = `${basename(file, '.spec.ts')}-${process.env['TEST_WORKER_INDEX'] ?? 0}`
  const child = spawn(process.execPath, [SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, E2E_NAME: name, PORT: String(port), SMTP_PORT: String(mailPort) },
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const settings = await settingsFrom(child.stdout, ended)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  running = { url: `http://127.0.0.1:${port}`, mailPort, settings, stop }
  return running
}

/** The line of JSON that the script prints when its server answers; every other line of the server is passed on. */
function settingsFrom(output: NodeJS.ReadableStream, ended: Promise<void>) {
  return new Promise<Record<string, string>>((resolve, reject) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('{"DB_CONNECTION"')) resolve(JSON.parse(line))
      else console.log(line)
    })
    void ended.then(() => reject(new Error('the server of the tests ended')))
  })
}
