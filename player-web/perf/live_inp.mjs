/**
 * Measures the live list in Chromium as on a slow phone: 412x915, processor four times slower, 400 matches whose three prices
 * all move ten times a second; 20 taps on moving prices. Prints the figures beside their limits (rules 9.6) and ends
 * with 1 over a limit. `node player-web/perf/live_inp.mjs [folder of the built app]`, with Node 24; CHROMIUM names the
 * browser, THROTTLE another slowness (1 is this machine's own speed).
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { chromium } from '@playwright/test'
import { startLiveServer } from './live_server.mjs'

const THROTTLE = Number(process.env.THROTTLE ?? 4)
const STEADY_MS = 10_000
const TAPS = 20
const LIMITS = { interactionMs: 100, longTasks: 0, mainThreadPercent: 40 }

const here = dirname(fileURLToPath(import.meta.url))
const dist = process.argv[2] ?? join(here, '..', 'dist')

/** Runs in the page: notes interactions, long tasks and painted frames. */
function observe() {
  const seen = { interactions: [], longTasks: [], frames: 0 }
  window.seen = seen
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries()) {
      if (interactionId) seen.interactions.push({ duration, name })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      seen.longTasks.push({ duration, startTime })
    }
  }).observe({ type: 'longtask', buffered: true })
  const frame = () => {
    seen.frames++
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

async function taskSeconds(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

async function measure(page, devtools) {
  const now = () => page.evaluate(() => performance.now())
  const longTasksSince = (from) =>
    page.evaluate((at) => window.seen.longTasks.filter((t) => t.startTime >= at), from)

  const from = await now()
  const [framesBefore, tasksBefore] = [
    await page.evaluate(() => window.seen.frames),
    await taskSeconds(devtools),
  ]
  await page.waitForTimeout(STEADY_MS)
  const seconds = ((await now()) - from) / 1000
  const frames = (await page.evaluate(() => window.seen.frames)) - framesBefore
  const busy = (await taskSeconds(devtools)) - tasksBefore
  const steadyLongTasks = await longTasksSince(from)

  const tapping = await now()
  await page.evaluate(() => (window.seen.interactions.length = 0))
  for (let tap = 0; tap < TAPS; tap++) {
    const prices = page.locator('main button[data-outcome]')
    const box = await prices.nth(3 + (tap % 9)).boundingBox()
    if (!box) throw new Error('no price to tap on')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(350)
  }
  await page.waitForTimeout(1000)
  const interactions = await page.evaluate(() => window.seen.interactions)
  const durations = interactions.map(({ duration }) => duration).sort((a, b) => b - a)
  return {
    interactionMs: durations[0] ?? 0,
    medianMs: durations[Math.floor(durations.length / 2)] ?? 0,
    longTasks: steadyLongTasks.length,
    longTasksWhileTapping: (await longTasksSince(tapping)).length,
    mainThreadPercent: (busy / seconds) * 100,
    framesPerSecond: frames / seconds,
    mountedRows: await page.locator('main [data-row]').count(),
  }
}

function report(figures) {
  const line = (name, value, limit = '') => console.log(`${name.padEnd(42)} ${value} ${limit}`)
  line('interaction to next paint, highest of taps', `${figures.interactionMs} ms`, '(limit 100)')
  line('  median of events of 16 ms and more', `${figures.medianMs} ms`)
  line('long tasks in 10 s without a tap', figures.longTasks, '(limit 0)')
  line('long tasks while tapping', figures.longTasksWhileTapping)
  line('main thread', `${figures.mainThreadPercent.toFixed(0)} %`, '(limit 40)')
  line('frames a second', figures.framesPerSecond.toFixed(0))
  line('rows mounted of 400', figures.mountedRows)
}

const server = await startLiveServer(dist)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
  ],
})
try {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto(`http://127.0.0.1:${server.port}/${DEFAULT_LANGUAGE}/livebets`)
  await page.locator('main [data-row] button[data-state=open]').first().waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.waitForTimeout(3000)
  const figures = await measure(page, devtools)
  report(figures)
  const isOver = Object.entries(LIMITS).some(([name, limit]) => figures[name] > limit)
  process.exitCode = isOver ? 1 : 0
} finally {
  await browser.close()
  server.stop()
}
