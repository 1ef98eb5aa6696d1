/** Staff print a coupon, cancel a print, and check a presented ticket. */
import { expect, test } from '../../e2e/test.ts'
import type { PrintView, TicketView } from '@grandstand/shared-types/wire/betting/printing'
import { ADMIN, enter, placeCoupon, PLAYER, send, signIn } from './support.ts'

test('a coupon is printed, then copied; a cancelled print is refused at the check', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 2, totalStakeMinor: 500 })
  await player.dispose()
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/coupons/${coupon.id}/show`)
  await expect(page.getByText('Kupon yazdırılmadı.')).toBeVisible()

  const paper = page.waitForResponse((response) => response.url().includes('/v1/print/coupon?'))
  await page.getByRole('button', { name: 'Yazdır', exact: true }).click()
  const text = await (await paper).text()
  const [, groups = ''] = /class="digits">\s*([\d ]+?)\s*</.exec(text) ?? []
  await page.getByRole('button', { name: 'Kopya yazdır (1)' }).click()
  await expect(page.getByText('Kupon · 1. kopya')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kopya yazdır (2)' })).toBeVisible()

  await page.getByRole('button', { name: 'Çıktıyı iptal et' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Bu çıktı iptal edilsin mi?' })
  await dialog.getByRole('textbox', { name: 'Gerekçe' }).fill('kâğıt sıkıştı')
  await dialog.getByRole('button', { name: 'Çıktıyı iptal et' }).click()
  await expect(page.getByText('İptal edildi: kâğıt sıkıştı')).toBeVisible()
  await page.screenshot({ path: info.outputPath('prints.png'), fullPage: true })

  await page.goto('/backoffice/ticket-check')
  await expect(page.getByRole('textbox', { name: 'Bilet kodu ya da kupon no' })).toBeFocused()
  // a scanner types the digits and ends with Enter
  await page.keyboard.type(groups.replaceAll(' ', ''))
  await page.keyboard.press('Enter')
  const answer = page.getByRole('status')
  await expect(answer).toContainText('Kod gerçek: bu bilet burada yazdırıldı.')
  await expect(answer).toContainText('Ödemeyin: bu biletin çıktısı iptal edildi.')
  await expect(answer).toContainText(ADMIN.username)
  await page.screenshot({ path: info.outputPath('check.png'), fullPage: true })

  await page.keyboard.type('1'.repeat(26))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Bu bilet kodu gerçek değil.')
})

test('the code of a coupon finds it, but proves no paper', async ({
  page,
  playwright,
  baseURL,
}) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 1, totalStakeMinor: 500 })
  const prints: PrintView[] = await (await player.get(`/v1/coupons/${coupon.id}/prints`)).json()
  expect(prints).toEqual([])
  const ticket: TicketView = await (await player.get(`/v1/tickets/${coupon.code}`)).json()
  expect(ticket.paper).toBeNull()
  await send(player, `/v1/coupons/${coupon.id}/cancel`, {})
  await player.dispose()
  await signIn(page, ADMIN)
  await page.goto('/backoffice/ticket-check')
  await page.getByRole('textbox', { name: 'Bilet kodu ya da kupon no' }).fill(coupon.code)
  await page.getByRole('button', { name: 'Kontrol et' }).click()
  const answer = page.getByRole('status')
  await expect(answer).toContainText('numara biletin gerçek olduğunu göstermez')
  await expect(answer).toContainText('Ödemeyin: kupon iptal edildi.')
  await expect(answer).toContainText(PLAYER.username)
})
