/** Faults of accessibility, for the browser tests of both apps. */
import axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The themes differ by their colours alone. */
export const COLOURS = ['color-contrast'] as const

/** Resolves once every colour, size and place has changed: on its way it would count as a fault. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const changes = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })

/**
 * Faults of the whole page, or of its `main` part alone where the frame around it was examined before.
 * @param rules the rules to ask; all of them unless named, with the size of what a finger has to hit
 */
export async function faultsOf(
  page: Page,
  { part, rules }: { part?: 'main'; rules?: readonly string[] } = {}
): Promise<string[]> {
  // axe looks into no frame that it was not put into
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  await stillness(page)
  // half a megabyte: once for a document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    ...(rules ? { runOnly: [...rules] } : { rules: { 'target-size': { enabled: true } } }),
  }
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
