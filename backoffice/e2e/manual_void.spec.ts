/**
 * A coupon that staff resolve: a player places it, an admin voids it in the browser. No money moves before the dry run
 * was confirmed; then the player has the stake back, and events, ledger and audit log show it.
 */
import { expect, test, type APIRequestContext, type Page } from '../../e2e/test.ts'
import { ADMIN, enter, placeCoupon, PLAYER, signIn } from './support.ts'

const REASON = 'The price was a misprint'

async function cashOf(player: APIRequestContext): Promise<number> {
  const me: { balances: { balance: number } } = await (await player.get('/v1/me')).json()
  return me.balances.balance
}

async function openDecision(page: Page, couponId: number) {
  await page.goto(`/backoffice/coupons/${couponId}/show`)
  await page.getByRole('button', { name: 'Elle sonuçlandır' }).click()
  return page.getByRole('dialog')
}

test('voiding a single by hand returns the stake, with a line of history and an audit entry', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 1, totalStakeMinor: 1250 })
  const cashAfterStake = await cashOf(player)

  await signIn(page, ADMIN)
  await page.goto('/backoffice/coupons')
  await page.getByRole('searchbox').fill(coupon.code)
  await expect(page.getByRole('tab', { name: 'Bekliyor 1' })).toBeVisible()
  await page.getByRole('link', { name: coupon.code }).click()
  await expect(page.getByRole('heading', { name: `Kupon ${coupon.code}` })).toBeVisible()

  const dialog = await openDecision(page, coupon.id)
  await expect(dialog.getByRole('button', { name: 'Önizle' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Gerekçe' }).fill(REASON)
  await dialog.getByRole('button', { name: 'Önizle' }).click()
  await expect(dialog.getByText('+12,50 ₺')).toBeVisible()
  expect(await cashOf(player)).toBe(cashAfterStake)
  await page.screenshot({ path: info.outputPath('dry-run.png') })

  await dialog.getByRole('button', { name: 'Onayla ve uygula' }).click()
  await expect(dialog.getByText('Uygulandı')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kapat' }).click()
  expect(await cashOf(player)).toBe(cashAfterStake + coupon.totalStakeMinor)

  const panel = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(page.getByText('İptal', { exact: true }).first()).toBeVisible()
  await expect(panel('Kuponun geçmişi')).toContainText('Seçimleri iade et')
  await expect(panel('Kuponun geçmişi')).toContainText(REASON)
  await expect(panel('Kuponun geçmişi')).toContainText('+12,50 ₺')
  await expect(panel('Para hareketleri')).toContainText('İade')
  await expect(panel('İşlem kayıtları')).toContainText('Seçim elle iade edildi')
  await expect(panel('İşlem kayıtları')).toContainText(REASON)
  await page.screenshot({ path: info.outputPath('decided.png'), fullPage: true })
  await player.dispose()
})

test('voiding one of two selections leaves the coupon open at the odds of the other', async ({
  page,
  playwright,
  baseURL,
}) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 2, totalStakeMinor: 500 })
  const cashAfterStake = await cashOf(player)
  const [voided = '', open = ''] = coupon.names

  await signIn(page, ADMIN)
  const dialog = await openDecision(page, coupon.id)
  await dialog.getByRole('checkbox', { name: new RegExp(voided) }).check()
  await dialog.getByRole('textbox', { name: 'Gerekçe' }).fill(REASON)
  await dialog.getByRole('button', { name: 'Önizle' }).click()
  await expect(dialog.getByText('Para hareket etmez')).toBeVisible()
  await dialog.getByRole('button', { name: 'Onayla ve uygula' }).click()
  await dialog.getByRole('button', { name: 'Kapat' }).click()

  const selections = page.getByRole('listitem')
  await expect(selections.filter({ hasText: voided }).first()).toContainText('elle')
  await expect(selections.filter({ hasText: open }).first()).toContainText('Açık')
  expect(await cashOf(player)).toBe(cashAfterStake)

  await page.getByRole('button', { name: 'Yazdır' }).click()
  await expect(page.getByRole('button', { name: 'Kopya yazdır (1)' })).toBeEnabled()
  await player.dispose()
})
