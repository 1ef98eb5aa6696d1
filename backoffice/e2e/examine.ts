/** Checks that a screen of the back office has no fault of accessibility in either theme, and fits a phone. */
import { expect, type Page } from '@playwright/test'
import { COLOURS, faultsOf } from '../../e2e/axe.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const softly = expect.configure({ soft: true })

/** Changes to the other theme and moves the pointer away, so that the button's tooltip closes. */
async function turnTheme(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Açık|Koyu) görünüme geç$/ }).click()
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
}

/**
 * Checks every rule in the present theme, and only the colours in the other one. The page stays in the other theme, in
 * which the next screen begins.
 * @param what names the screen in a failure
 * @param part `main` where the frame around it was examined before
 */
export async function examine(page: Page, what: string, part?: 'main'): Promise<void> {
  const where = part ? { part } : {}
  expect.soft(await faultsOf(page, where), what).toEqual([])
  await turnTheme(page)
  const colours = await faultsOf(page, { ...where, rules: COLOURS })
  expect.soft(colours, `${what} in the other theme`).toEqual([])
  await page.setViewportSize(PHONE)
  // the layout adapts to the window a moment later
  await softly
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${what} at ${PHONE.width} px`
    )
    .toBeLessThanOrEqual(0)
  await page.setViewportSize(DESKTOP)
}
