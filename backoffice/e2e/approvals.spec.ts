/** A coupon above a bound waits for a trader, who sees it and answers (rules 18.3). */
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { examine } from './examine.ts'
import { ADMIN, enter, placeCoupon, PLAYER, signIn } from './support.ts'

interface Row {
  id: number
}

test('a large coupon waits in the queue, and a trader offers a lower stake', async ({
  page,
  playwright,
  baseURL,
}) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  await signIn(page, ADMIN)
  await page.goto('/backoffice/approval-rules/create')
  await page.getByRole('combobox', { name: 'Bayi ya da oyuncu' }).fill(PLAYER.username)
  await page.getByRole('option', { name: PLAYER.username, exact: true }).click()
  await page.getByRole('textbox', { name: 'Tutar sınırı' }).fill('0,01')
  await page.getByRole('textbox', { name: 'Bekleme' }).fill('300')
  await examine(page, 'form of an approval bound', 'main')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kupon onay sınırları' })).toBeVisible()
  try {
    const coupon = await placeCoupon(player, { matches: 1, totalStakeMinor: 3_000 })
    await page.goto('/backoffice/coupon-approvals')
    const row = page.getByRole('row').filter({ hasText: coupon.code })
    await expect(row.getByRole('button', { name: 'Kabul et' })).toBeVisible()
    await examine(page, 'coupons to approve', 'main')
    await row.getByRole('button', { name: 'Düşük tutar öner' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Düşük tutar öner' }).click()
    await expect(dialog).toBeHidden()
    await expect(row.getByRole('button')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Düşük tutar önerildi' }).click()
    await expect(page.getByRole('row').filter({ hasText: coupon.code })).toBeVisible()
  } finally {
    const { cookies } = await page.context().storageState()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const rules: Row[] = await (await page.request.get('/v1/approval-rules')).json()
    for (const { id } of rules) {
      await page.request.delete(`/v1/approval-rules/${id}`, {
        headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
      })
    }
    await player.dispose()
  }
})
