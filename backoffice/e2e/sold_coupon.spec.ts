/** No selection of a sold coupon is shown as open to staff. */
import { expect, test } from '../../e2e/test.ts'
import { ADMIN, enter, placeCoupon, PLAYER, send, signIn } from './support.ts'

test('the selections of a sold coupon say so instead of "open"', async ({
  page,
  playwright,
  baseURL,
}) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const coupon = await placeCoupon(player, { matches: 2, totalStakeMinor: 640 })
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/coupons/${coupon.id}/show`)
  await expect(page.getByText('Açık', { exact: true })).toHaveCount(2)

  const path = `/v1/coupons/${coupon.id}`
  const { offerId }: { offerId: string } = await (await player.get(`${path}/sell-offer`)).json()
  await send(player, `${path}/sell`, { offerId })
  await player.dispose()
  await page.reload()
  await expect(page.getByText('Kupon satıldı', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Açık', { exact: true })).toHaveCount(0)
})
