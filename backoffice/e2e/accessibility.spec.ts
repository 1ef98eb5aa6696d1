/** No screen of the back office may keep somebody out: axe finds nothing, in the dark and in the light. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const SCREENS = [
  '/',
  '/users',
  '/users/create',
  '/users/3/show',
  '/users/3/show?tab=entries',
  '/dealers',
  '/matches',
  '/matches/1/show',
  '/matches/1/show?tab=result',
  '/tournaments',
  '/market-types',
  '/coupons',
  '/ledger-accounts',
  '/ledger-transfers',
  '/audit-log',
]

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/backoffice/')
  await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill('admin')
  await page.getByLabel('Parola').fill('admin1234')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Genel bakış' })).toBeVisible()
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the sign-in page has no faults', async ({ page }) => {
  await page.goto('/backoffice/')
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

for (const theme of ['dark', 'light']) {
  test(`every screen is without faults in the ${theme}, and fits a phone`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.addInitScript(
      (name) => localStorage.setItem('RaStoregrandstand.backoffice.theme', JSON.stringify(name)),
      theme
    )
    await signIn(page)
    for (const screen of SCREENS) {
      await page.goto(`/backoffice${screen}`)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(/.+ · Grandstand/)
      expect.soft(await faultsOf(page), screen).toEqual([])

      await page.setViewportSize({ width: 390, height: 844 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth
      )
      expect.soft(overflow, `${screen} at 390 px`).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
}
