/**
 * `test` of the browser tests. Each file of tests gets a server of its own, on a copy of the demo, and its pages get the
 * clock of the tests. A story that the gate runs, too, has the tag `GATE`; `npm run test:all` runs every one.
 */
import { test as base, type Browser, type BrowserContext } from '@playwright/test'
import { shiftDate } from '../scripts/lib/clock/shift_date.mjs'
import { startTestServer, type TestServer } from './server.ts'

export * from '@playwright/test'

/** Details of a story that `npm test` runs. */
export const GATE = { tag: '@gate' } as const

/** Gives the pages of a context the clock of this process. */
export const withTestClock = async (context: BrowserContext): Promise<BrowserContext> => {
  await context.addInitScript(shiftDate, Number(process.env['CLOCK_OFFSET_MS'] ?? 0))
  return context
}

function withTestClocks(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => withTestClock(await newContext(options))
  return browser
}

export const test = base.extend<object, { server: TestServer }>({
  // a project is a file: playwright.config.ts
  server: [
    async ({}, runTests, { project }) => {
      const server = await startTestServer(project.name)
      await runTests(server)
      await server.stop()
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  browser: [({ browser }, runTests) => runTests(withTestClocks(browser)), { scope: 'worker' }],
  baseURL: ({ server }, runTests) => runTests(server.url),
})
