/**
 * The browser tests: real Chromium against real servers. Each file of tests is a project, because a project has a process
 * of its own, which starts a server of its own on a copy of the demo (e2e/test.ts): files may run in any order.
 */
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { setClock, startOfTests } from './scripts/lib/clock/test_clock.mjs'
import { demoMadeAt } from './scripts/lib/e2e_demo.mjs'
import { inOrder } from './scripts/lib/order.ts'

/** Where Debian has Chromium, the shell without windows first as in scripts/lib/servers/programs.mjs. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const chromium = process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path))

const FOLDERS = ['player-web/e2e', 'backoffice/e2e']

// Without the runner of all suites, the demo is made anew each time, in a folder that its script removes.
if (process.env['E2E_FOLDER'] === undefined) {
  process.env['E2E_FOLDER'] = join(tmpdir(), `grandstand-e2e-${process.pid}`)
  process.env['E2E_TEMPORARY'] = 'true'
}

// Each process of tests begins when the demo was made; the first, which has it made, at the start of all tests.
const madeAt = demoMadeAt(process.env['E2E_FOLDER'])
if (madeAt !== null) setClock(madeAt + 1_000)
else if (process.env['CLOCK_OFFSET_MS'] === undefined) setClock(startOfTests())

const files = FOLDERS.flatMap((each) =>
  readdirSync(each)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${each}/${name}`)
)

const isCi = process.env['CI'] !== undefined

export default defineConfig({
  testDir: '.',
  projects: inOrder(files).map((name) => ({
    name,
    testDir: dirname(name),
    testMatch: basename(name),
  })),
  outputDir: 'test-results',
  // a story waits for half of its time, and each file has a server of its own
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  // Bounds for a hang, not for a slow machine: other work may use both cores.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: isCi,
  reporter: 'list',
  use: {
    // a control that is not there fails its step, and does not wait for the bound of the whole test
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // a worker would hide requests from the tests that answer them; its own story lets it in
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A quarter of the processor time would go into records that nobody reads. To have a test recorded:
    // `npx playwright test <file> --trace=on`.
    trace: 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/e2e-demo.mjs',
    wait: { stdout: /The demo of the browser tests is made/ },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
