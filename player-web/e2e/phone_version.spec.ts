/** The version for phones: by the width of the screen, and by what the browser says of itself; and the switch (rules 9.1). */
import { devices, expect, test, type Browser } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'

const { userAgent } = devices['iPhone 15']
const DAY_S = 86_400
const YEAR_S = 365 * DAY_S

async function phoneOf(
  browser: Browser,
  baseURL: string | undefined,
  width: number,
  agent?: string
) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(agent && { userAgent: agent }),
    viewport: { width, height: 430 },
    screen: { width, height: 430 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  return { context, page: await context.newPage() }
}

test('a phone chooses the version for large screens for a year, and goes back', async ({
  browser,
  baseURL,
}, info) => {
  const { context, page } = await phoneOf(browser, baseURL, 390, userAgent)
  await page.goto('/en/')
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  await bar.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desktop version' }).click()
  const back = page.getByRole('button', { name: 'Mobile version' })
  await expect(back).toBeVisible()
  // a cookie has the browser's own clock, so another one is the measure
  await page.evaluate(() => (document.cookie = 'of-a-day=1; max-age=86400'))
  const kept = await context.cookies()
  const endOf = (name: string) => kept.find((cookie) => cookie.name === name)?.expires ?? 0
  expect(Math.abs(endOf('grandstand.desktop') - endOf('of-a-day') - YEAR_S + DAY_S)).toBeLessThan(
    60
  )
  expect(await page.evaluate(() => innerWidth)).toBeGreaterThanOrEqual(1200)

  await page.reload()
  await expect(back).toBeVisible()
  await page.screenshot({ path: info.outputPath('desktop-on-a-phone.png') })
  await back.click()
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'grandstand.desktop')).toBe(false)
  await page.reload()
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible()
  expect(await page.evaluate(() => innerWidth)).toBe(390)
  await context.close()
})

test('a phone as wide as a small desktop has the version for phones, by what it says of itself', async ({
  browser,
  baseURL,
}, info) => {
  const { context, page } = await phoneOf(browser, baseURL, 932, userAgent)
  await page.goto('/en/')
  const menu = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('button', { name: 'Menu' })
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.screenshot({ path: info.outputPath('across.png') })
  expect(await faultsOf(page)).toEqual([])
  await menu.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desktop version' }).click()
  await expect(page.getByRole('button', { name: 'Mobile version' })).toBeVisible()
  await page.getByRole('button', { name: 'Mobile version' }).click()
  await expect(menu).toBeVisible()
  await context.close()

  const tablet = await phoneOf(browser, baseURL, 932)
  await tablet.page.goto('/en/')
  await expect(tablet.page.getByRole('banner').getByRole('link', { name: 'Sports' })).toBeVisible()
  await tablet.context.close()
})

test('a desktop opens the version for phones in a window of its own, however low its screen is', async ({
  page,
  context,
}, info) => {
  for (const height of [800, 560]) {
    await page.setViewportSize({ width: 1200, height })
    await page.goto('/en/results')
    const opened = context.waitForEvent('page', { timeout: 10_000 })
    await page.getByRole('button', { name: 'Mobile version' }).click()
    const phone = await opened
    await expect(
      phone.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Menu' })
    ).toBeVisible()
    expect(phone.url()).toMatch(/\/en\/results$/)
    await phone.screenshot({ path: info.outputPath(`phone-window-${height}.png`) })
    await phone.close()
  }
})
