/** Faults of accessibility, for the browser tests of both apps. */
import axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The themes differ by their colours alone. */
export const COLOURS = ['color-contrast'] as const

/** A page of which Chromium draws no more frames stands still. */
const NO_FRAME_MS = 15_000

/**
 * Resolves once every colour, size and place has changed: a colour in transition would count as a fault. An inherited
 * colour changes element by element, so one change may begin as another ends.
 */
const stillness = (page: Page) =>
  page.evaluate(async (noFrameMs) => {
    const changes = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished)
    let isFrozen = false
    const within = async (change: Promise<unknown>) => {
      const bound = new Promise((resolve) => setTimeout(resolve, noFrameMs, 'frozen'))
      isFrozen = (await Promise.race([change, bound])) === 'frozen'
    }
    do {
      await within(new Promise(requestAnimationFrame))
      if (!isFrozen) await within(Promise.allSettled(changes()))
    } while (!isFrozen && changes().length > 0)
  }, NO_FRAME_MS)

/** Puts axe into the page; once for each document, since it is half a megabyte. */
async function equip(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/**
 * Faults of the whole page, or of its `main` part alone where the frame around it was examined before.
 * A page in a frame, as the site in a theme's preview, is another page with an examination of its own.
 * @param rules the rules to ask; all of them unless named, with the size of what a finger has to hit
 */
export async function faultsOf(
  page: Page,
  { part, rules }: { part?: 'main'; rules?: readonly string[] } = {}
): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    ...(rules ? { runOnly: [...rules] } : { rules: { 'target-size': { enabled: true } } }),
  }
  const found = await examine(page, part, options)
  // an element that leaves the page during the examination counts as one without text, so faults are looked at again
  return found.length === 0 ? found : examine(page, part, options)
}

async function examine(page: Page, part: 'main' | undefined, options: RunOptions) {
  await stillness(page)
  await equip(page)
  return page.evaluate(
    async ([within, how]) => {
      const results = await window.axe?.run(within, how)
      if (!results) throw new Error('axe is not on the page')
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`
      )
    },
    [part ?? 'html', options] as const
  )
}
