import type { Page } from '@playwright/test'

/** How far the parts of the page have moved by themselves, as the browser counts it. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list
            .getEntries()
            .map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(shifts.reduce((sum, value) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // a page that never moved has no entry
        setTimeout(() => resolve(0), 500)
      })
  )
