/** An address without a page shows a message, and the link back to a list keeps its filters. */
import { expect, test } from '../../e2e/test.ts'
import { ADMIN, enter, placeCoupon, PLAYER, signIn } from './support.ts'

test('an unknown address shows a message with a link', async ({ page }) => {
  await signIn(page, ADMIN)
  for (const path of ['/nothing', '/users/abc/show', '/users/99999999', '/coupons/99999999/show']) {
    await page.goto(`/backoffice${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Bulunamadı' })).toBeVisible()
    await expect(page.getByText('Bu adreste bir sayfa yok.')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/backoffice${path}`)
  }
})

test('a row opened right after typing stays open', async ({ page }) => {
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: 'Kullanıcılar' }).click()
  // the overview, which the user has left, names the same player beside coupons
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('link', { name: PLAYER.username, exact: true })).toBeVisible()
  // the page of a record loads for longer than the delay after which input takes effect
  await page.route(/assets\/UserShow/, async (route) => {
    await new Promise((done) => setTimeout(done, 2_000))
    await route.continue()
  })
  await page.getByRole('searchbox').fill('pla')
  await page.getByRole('link', { name: PLAYER.username, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: PLAYER.username })).toBeVisible()
  await expect(page).toHaveURL(/\/users\/\d+\/show$/)
})

test('the link back finds the list with its filters', async ({ page, playwright, baseURL }) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 1, totalStakeMinor: 320 })
  await player.dispose()
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: 'Kullanıcılar' }).click()
  await page.getByRole('searchbox').fill(PLAYER.username)
  // input takes effect a moment later
  await expect(page).toHaveURL(/filter=/)
  await page.getByRole('link', { name: PLAYER.username, exact: true }).click()
  const waiting = page.getByRole('tab', { name: /^Bekliyor/ })
  await waiting.click()
  await expect(waiting).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: coupon.code }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(coupon.code)

  await page.getByRole('main').getByRole('link', { name: 'Geri' }).click()
  await expect(waiting).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: 'Geri' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(PLAYER.username)
})
