/** A void above the brand's figure: the first officer orders it, the second one approves it. */
import { GATE, expect, test } from '../../e2e/test.ts'
import { ADMIN, enter, placeCoupon, PLAYER, send, signIn } from './support.ts'

const REASON = 'The price was a misprint'

test(
  'a void above the figure waits for a second officer, who approves it',
  GATE,
  async ({ page, browser, playwright, baseURL }, info) => {
    const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await enter(player, PLAYER)
    const coupon = await placeCoupon(player, { matches: 1, totalStakeMinor: 2_000 })
    const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await enter(admin, ADMIN)
    const { cookies } = await admin.storageState()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const figure = (secondOfficerAboveMinor: number) =>
      admin.put('/v1/sites/1', {
        data: { settings: { secondOfficerAboveMinor } },
        headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
      })
    expect((await figure(1_000)).ok()).toBe(true)
    const officer = { username: `second${Date.now() % 1e6}`, password: 'long-enough-1' }
    await send(admin, '/v1/users', {
      ...officer,
      type: 'operator',
      permissions: ['users.view', 'coupons.view', 'coupons.cancel', 'decisions.approve'],
    })
    try {
      await signIn(page, ADMIN)
      await page.goto(`/backoffice/coupons/${coupon.id}/show`)
      await page.getByRole('button', { name: 'Elle sonuçlandır' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /iptal/i }).check()
      await dialog.getByRole('textbox', { name: 'Gerekçe' }).fill(REASON)
      await dialog.getByRole('button', { name: 'Önizle' }).click()
      await expect(dialog.getByText('Tutar eşiği aşıyor')).toBeVisible()
      await page.screenshot({ path: info.outputPath('dry-run.png') })
      await dialog.getByRole('button', { name: 'Onayla ve uygula' }).click()
      await expect(dialog.getByText('İkinci bir yetkilinin onayı bekleniyor')).toBeVisible()
      await page.goto('/backoffice/decisions')
      await expect(page.getByRole('button', { name: 'Geri çek' }).first()).toBeVisible()

      const other = await browser.newPage({ locale: 'tr-TR' })
      await signIn(other, officer)
      await other.goto('/backoffice/decisions')
      const row = other.getByRole('row').filter({ hasText: coupon.code })
      await expect(row).toContainText('Elle sonuçlandırma')
      await other.screenshot({ path: info.outputPath('waiting.png'), fullPage: true })
      await row.getByRole('button', { name: 'Onayla' }).click()
      await other.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click()
      await expect(other.getByText('Onaylandı ve yapıldı')).toBeVisible()
      await other.close()

      const after: { status: number } = await (await player.get(`/v1/coupons/${coupon.id}`)).json()
      expect(after.status).toBe(-2)
    } finally {
      await figure(0)
      await player.dispose()
      await admin.dispose()
    }
  }
)
