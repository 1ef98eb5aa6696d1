/** The browser tests: real Chromium against a real server on a fresh demo database. */
import { defineConfig } from '@playwright/test'

const port = process.env.E2E_PORT ?? '3380'
const baseURL = `http://127.0.0.1:${port}`
const isCi = process.env.CI !== undefined

export default defineConfig({
  testDir: '.',
  testMatch: ['player-web/e2e/**/*.spec.ts', 'backoffice/e2e/**/*.spec.ts'],
  outputDir: 'test-results',
  // One server and one database: the stories take turns.
  workers: 1,
  // Bounds for a hang, not for a slow machine: other work may use both cores.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // A shared machine may stall for seconds; what fails twice is broken.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: 'list',
  use: {
    baseURL,
    // a control that is not there fails its step, and does not wait for the bound of the whole test
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Recording every step costs time: where a failed test runs again, its second run is recorded.
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
    url: `${baseURL}/`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
