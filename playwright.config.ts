/** The browser tests: real Chromium against real servers on fresh demo databases. */
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Where Debian has Chromium, the shell without windows first as in scripts/lib/programs.mjs. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const chromium = process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path))

/** A port for each worker. */
const ports = (process.env.E2E_PORT ?? '3380').split(',')
/** Which of the workers this process is; each reads this file. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const isCi = process.env.CI !== undefined

export default defineConfig({
  testDir: '.',
  testMatch: ['player-web/e2e/**/*.spec.ts', 'backoffice/e2e/**/*.spec.ts'],
  outputDir: 'test-results',
  // Each worker has a server and a database of its own: on one of them, the stories take turns.
  workers: ports.length,
  // Bounds for a hang, not for a slow machine: other work may use both cores.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // A shared machine may stall for seconds; what fails twice is broken.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${ports[worker]}`,
    // a control that is not there fails its step, and does not wait for the bound of the whole test
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // a worker would hide requests from the tests that answer them; its own story lets it in
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A quarter of the processor time would go into records that nobody reads: where a failed test runs again, its
    // second run is recorded. To have any test recorded: `npx playwright test <file> --trace=on`.
    trace: isCi ? 'on-first-retry' : 'off',
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
    command: 'node scripts/e2e-server.mjs',
    wait: { stdout: /The servers of the browser tests answer/ },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
