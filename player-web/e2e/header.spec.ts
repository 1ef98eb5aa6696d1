/** The header of the player app. */
import { expect, test } from '../../e2e/test.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'

test('the header has room for a rich player at every width', async ({ page, context, baseURL }) => {
  await newPlayer(await signInAdmin(baseURL), context, 123_456_789)
  for (const width of [900, 1024, 1200, 1280]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/tr/')
    const menu = page.getByRole('button', { name: /^Hesap menüsü/ })
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    expect.soft((box?.x ?? width) + (box?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width)
    expect.soft(box?.height, 'in one line').toBeLessThanOrEqual(44)
  }
})
