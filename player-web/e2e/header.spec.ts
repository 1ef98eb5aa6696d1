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

test('a language that was chosen is that of the next visit, and of the account', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  await page.goto('/tr/')
  await page.getByRole('button', { name: 'TR', exact: false }).first().click()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/v1/me/profile'))
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click()
  await expect(page).toHaveURL(/\/en\//)
  expect((await saved).status()).toBe(200)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'grandstand_language')
  expect(cookie?.value).toBe('en')
  await page.goto('/')
  await expect(page).toHaveURL(/\/en\//)
  expect((await player.get<{ language: string }>('/v1/me')).language).toBe('en')
})
