/** The server sends a page in its theme, players may choose another one, and every shipped theme is readable. */
import { expect, test, type Page } from '../../e2e/test.ts'
import { SHIPPED_THEMES } from '@grandstand/shared-types/themes/shipped_themes'
import type { ThemeChoiceView, ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { machineNow } from '../../scripts/lib/clock/test_clock.mjs'
import { faultsOf } from '../../e2e/axe.ts'
import { signInAdmin } from './support/accounts.ts'

const THEMES = Object.entries(SHIPPED_THEMES)

const VIEWS = [
  { path: '/en/', width: 1280, height: 800 },
  { path: '/en/livebets', width: 390, height: 844 },
]

const choose = (page: Page, baseURL: string | undefined, key: string, mode: string) =>
  Promise.all([
    page.context().addCookies([{ name: 'theme', value: key, url: baseURL ?? '' }]),
    page.addInitScript((name) => localStorage.setItem('grandstand.theme', name), mode),
  ])

// a colour on its way is none of the theme's
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a visitor chooses a theme, and the server sends the next page in it, before any script has run', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/en/')
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('menuitem', { name: 'Terrace' }).click()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-header', 'two-row')
  await expect(root).toHaveCSS('--bg', SHIPPED_THEMES.terrace.design.dark.bg)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'theme')
  const days = ((cookie?.expires ?? 0) - machineNow() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)

  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
  })
  const still = await context.newPage()
  await still.goto('/en/')
  await expect(still.locator('html')).toHaveAttribute('data-radius', 'square')
  await expect(still.locator('html')).toHaveCSS('--bg', SHIPPED_THEMES.terrace.design.dark.bg)
  await context.close()
})

test('a site without a choice of themes shows its own, and offers only dark and light', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const [site] = await admin.get<{ id: number }[]>('/v1/sites')
  const themes = await admin.get<ThemeRow[]>('/v1/themes')
  const idOf = (key: string) => themes.find((theme) => theme.key === key)?.id
  const setting = (themeChange: boolean) =>
    admin.put(`/v1/sites/${site?.id}`, { settings: { flags: { themeChange } } })
  await admin.post(`/v1/themes/${idOf('broadsheet')}/default`)
  await setting(false)
  try {
    await choose(page, baseURL, 'floodlight', 'dark')
    await page.goto('/en/')
    await expect(page.locator('html')).toHaveCSS('--bg', SHIPPED_THEMES.broadsheet.design.dark.bg)
    await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Appearance' })).toHaveCount(0)
    const offered = await (await page.request.get('/v1/themes/choices')).json()
    expect(offered satisfies ThemeChoiceView[]).toEqual([])
  } finally {
    await setting(true)
    await admin.post(`/v1/themes/${idOf('grandstand')}/default`)
  }
})

test('A3: a theme has the sign-in as fields of the wide header; what is refused is said by status 3', async ({
  page,
  baseURL,
}) => {
  await choose(page, baseURL, 'broadsheet', 'dark')
  await page.goto('/en/')
  const header = page.getByRole('banner')
  const name = header.getByLabel('Username')
  const password = header.getByLabel('Password')
  const popup = page.getByRole('dialog', { name: 'Status' })
  const send = header.getByRole('button', { name: 'Sign in', exact: true })
  await send.click()
  await expect(popup).toHaveAttribute('data-status', '3')
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await name.fill('player')
  await password.fill('not the password')
  await password.press('Enter')
  await expect(popup).toHaveAttribute('data-status', '3')
  await expect(popup).toContainText('Wrong username or password')
  await page.keyboard.press('Escape')
  await password.fill('player1234')
  await password.press('Enter')
  await expect(page.getByRole('button', { name: 'Hide balance' })).toBeVisible()
  await expect(name).toHaveCount(0)
})

for (const [key] of THEMES) {
  test(`the theme ${key} is readable, dark and light, wide and on a phone`, async ({
    page,
    baseURL,
  }, info) => {
    for (const mode of ['dark', 'light']) {
      await choose(page, baseURL, key, mode)
      for (const { path, width, height } of VIEWS) {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await expect(page.locator('[data-outcome]').first()).toBeVisible()
        await page.locator('[data-outcome]:not([aria-disabled])').first().click()
        const faults = await faultsOf(page, { rules: ['color-contrast', 'target-size'] })
        expect.soft(faults, `${path} ${mode}`).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        )
        expect.soft(overflow, `${path} ${mode}`).toBeLessThanOrEqual(0)
        const shot = { body: await page.screenshot(), contentType: 'image/png' }
        await info.attach(`${key} ${mode} ${width}`, shot)
      }
    }
  })
}

test('a theme places its blocks; when the module that it names is missing, a report says so and the site works', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const [site] = await admin.get<{ id: number }[]>('/v1/sites')
  const [original] = await admin.get<ThemeRow[]>('/v1/themes')
  const copies = `/v1/themes/${original?.id}/copies`
  const copy = await admin.post<ThemeRow>(copies, { name: 'With blocks' })
  const end = [{ block: 'specialBanners', isShown: true }]
  await admin.put(`/v1/themes/${copy.id}`, {
    isChoosable: true,
    design: { ...copy.design, overrides: 'gone', slots: { ...copy.design.slots, end } },
  })
  const banners = (file: string | null) =>
    admin.put(`/v1/sites/${site?.id}`, {
      settings: {
        profile: {
          specialBanners: [
            { file, link: '/en/results' },
            { file, link: null },
          ],
        },
      },
    })
  await banners('/favicon.svg')
  try {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await choose(page, baseURL, copy.key, 'dark')
    await page.goto('/en/')
    const banner = page.locator('aside a[href="/en/results"]')
    await expect(banner.getByRole('img')).toBeVisible()
    // two banners are higher than their column, which scrolls and cuts neither
    expect(await banner.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    await expect(page.locator('[data-outcome]').first()).toBeVisible()
    const missing = 'Module not found: themes/gone/overrides.ts'
    await expect.poll(() => errors.filter((text) => text.includes(missing)).length).toBe(1)
    const { missingModule } = await admin.get<ThemeRow>(`/v1/themes/${copy.id}`)
    expect(missingModule).toBe('themes/gone/overrides.ts')
  } finally {
    await banners(null)
  }
})
