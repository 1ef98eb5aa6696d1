/** Guards and menus by product: a player finds what the own products open, and nothing else (rules 9.1). */
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches } from './support/coupons.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

test('a player without sports bets begins at the live page, and without both at a lobby', async ({
  page,
  context,
  browser,
  baseURL,
}, info) => {
  const admin = await signInAdmin(baseURL)
  const [match] = await openMatches(admin, 1)
  if (!match) throw new Error('the board is empty')
  await newPlayer(admin, context, 50_000, { products: { sport: 0 } })
  for (const path of ['', 'sports', 'register', 'nowhere']) {
    await page.goto(`/en/${path}`)
    await expect(page, path).toHaveURL(/\/en\/livebets$/)
  }
  const header = page.getByRole('banner').getByRole('navigation')
  await expect(header.getByRole('link', { name: /^Live/ })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sports' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'My bets' })).toBeVisible()
  await page.goto(`/en/match/${match.id}`)
  await expect(page, 'a match may be in play').toHaveURL(/\/match\//)

  const games = await browser.newContext({ ...(baseURL && { baseURL }), viewport: PHONE })
  await newPlayer(admin, games, 50_000, { products: { sport: 0, live: 0 } })
  const phone = await games.newPage()
  for (const path of ['', 'sports', 'livebets', 'coupons', `match/${match.id}`]) {
    await phone.goto(`/en/${path}`)
    await expect(phone, path).toHaveURL(/\/en\/casino$/)
  }
  const bar = phone.getByRole('navigation', { name: 'Main menu' })
  await expect(bar.getByRole('link')).toHaveCount(4)
  await expect(bar.getByRole('button', { name: /slip/i })).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'true')
  await expect(bar.getByRole('link', { name: 'Sports' })).toHaveCount(0)
  await phone.screenshot({ path: info.outputPath('games-phone.png') })
  expect(await faultsOf(phone)).toEqual([])
  await phone.setViewportSize(DESKTOP)
  const tabs = phone.getByRole('banner').getByRole('navigation')
  await expect(tabs.getByRole('link', { name: 'Results' })).toBeVisible()
  await expect(tabs.getByRole('link')).toHaveCount(1)
  await phone.goto('/en/account')
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(phone.getByRole('complementary')).toHaveCount(0)
  await phone.screenshot({ path: info.outputPath('account-desktop.png') })
  await phone.goto('/en/casino')
  await expect(tabs.getByRole('link', { name: 'Results' })).toBeVisible()
  await phone.screenshot({ path: info.outputPath('games-desktop.png') })
  await games.close()
})

test('a visitor finds every product', async ({ page }) => {
  await page.goto('/en/')
  const header = page.getByRole('banner').getByRole('navigation')
  for (const name of [/^Sports/, /^Live/, /^My bets/, /^Results/]) {
    await expect(header.getByRole('link', { name })).toBeVisible()
  }
})
