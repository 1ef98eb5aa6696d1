/**
 * A result on the wrong match, taken back in the browser: the dialog shows the money that would move and asks for a
 * reason; then the player's payout is taken back, the bet is open, and the match can be bet on.
 */
import { GATE, expect, test, type APIRequestContext } from '../../e2e/test.ts'
import { ADMIN, enter, placeCoupon, PLAYER, send, signIn } from './support.ts'

async function couponOf(player: APIRequestContext, id: number) {
  const coupon: { state: string; selections: { matchId: number }[] } = await (
    await player.get(`/v1/coupons/${id}`)
  ).json()
  return coupon
}

/** A coupon on a match without coupons of other tests, because the preview adds up all coupons of a match. */
async function couponAlone(player: APIRequestContext, admin: APIRequestContext) {
  for (;;) {
    const coupon = await placeCoupon(player, { matches: 1, totalStakeMinor: 700 })
    const { selections } = await couponOf(player, coupon.id)
    const matchId = selections[0]?.matchId ?? 0
    const query = new URLSearchParams({ filter: JSON.stringify({ matchId }) })
    const onMatch: unknown[] = await (await admin.get(`/v1/coupons?${query}`)).json()
    if (onMatch.length === 1) return { coupon, matchId }
  }
}

test('a result is undone after a preview', GATE, async ({ page, playwright, baseURL }, info) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(admin, ADMIN)
  const { coupon, matchId } = await couponAlone(player, admin)
  await send(admin, `/v1/matches/${matchId}/results`, {
    basedOnRevision: 0,
    facts: { status: 'cancelled' },
  })
  expect((await couponOf(player, coupon.id)).state).toBe('settled')

  await signIn(page, ADMIN)
  await page.goto(`/backoffice/matches/${matchId}/show`)
  await page.getByRole('tab', { name: 'Sonuç' }).click()
  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('sonuç yok')).toBeVisible()
  await expect(dialog.getByText('-7,00 ₺').or(dialog.getByText('−7,00 ₺'))).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Geri al ve sonuçlandır' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Gerekçe' }).fill('Başka maçın sonucu')
  await page.screenshot({ path: info.outputPath('dry-run.png') })
  expect((await couponOf(player, coupon.id)).state).toBe('settled')

  await confirm.click()
  await expect(page.getByText('Sonuç geri alındı')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('cell', { name: 'Geri alındı' })).toBeVisible()
  expect((await couponOf(player, coupon.id)).state).toBe('accepted')
  await page.screenshot({ path: info.outputPath('undone.png'), fullPage: true })
  const match: { status: string } = await (await admin.get(`/v1/matches/${matchId}`)).json()
  expect(match.status).toBe('not_started')
  await player.dispose()
  await admin.dispose()
})
