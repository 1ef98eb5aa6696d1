/** What a brand places beside its pages, its TV link and its special banners, on a phone, which has no room beside. */
import { expect, test } from '../../e2e/test.ts'
import { SHIPPED_THEMES } from '@grandstand/shared-types/themes/shipped_themes'
import { faultsOf } from '../../e2e/axe.ts'
import { signInAdmin } from './support/accounts.ts'
import { shiftOf } from './support/shift.ts'

const SITE = '/v1/sites/1'
const NOTHING = { file: null, link: null }
const TV = 'https://tv.example/'
/** Of the window, weighed by how far the parts moved. */
const MOST_SHIFT = 0.05

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('every theme shows the special banners on its home page and the TV link in the menu', async ({
  page,
  baseURL,
}, info) => {
  const admin = await signInAdmin(baseURL)
  const change = (specialBanners: object[], tv: object) =>
    admin.put(SITE, { settings: { profile: { specialBanners, tv } } })
  await change(
    [
      { file: '/favicon.svg', link: '/results' },
      { file: '/favicon.svg', link: null },
    ],
    {
      link: TV,
      logos: ['/favicon.svg'],
    }
  )
  try {
    for (const mode of ['dark', 'light']) {
      await page.addInitScript((name) => localStorage.setItem('grandstand.theme', name), mode)
      for (const key of Object.keys(SHIPPED_THEMES)) {
        await test.step(`${key} ${mode}`, async () => {
          await page.context().addCookies([{ name: 'theme', value: key, url: baseURL ?? '' }])
          await page.goto('/en/')
          const main = page.getByRole('main')
          const banner = main.locator('a[href="/en/results"]').getByRole('img')
          await expect(banner).toBeVisible()
          await expect(banner).toHaveCount(1)
          await expect(main.locator('[data-outcome]').first()).toBeVisible()
          expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT)
          const shot = { body: await page.screenshot(), contentType: 'image/png' }
          await info.attach(`${key} ${mode}`, shot)

          await page.getByRole('button', { name: 'Menu' }).click()
          const link = page.getByRole('dialog').getByRole('link', { name: 'TV' })
          await expect(link).toHaveAttribute('href', TV)
          await page.getByRole('dialog').getByText('Language').click()
          expect(await faultsOf(page)).toEqual([])
        })
      }
    }
    await page.keyboard.press('Escape')
    await page.locator('a[href="/en/results"]').first().click()
    await expect(page).toHaveURL(/\/en\/results$/)
  } finally {
    await change([NOTHING, NOTHING], { link: null, logos: [] })
  }
  await page.goto('/en/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'TV' })).toHaveCount(0)
})
