/** Selling a coupon in two steps, at a price that the player has seen. */
import { GATE, expect, test } from '../../e2e/test.ts'
import { cashOf, newPlayer, signInAdmin } from './support/accounts.ts'
import { couponOf, homeWin, openMatches, placeOn, setOdds } from './support/coupons.ts'

test('a coupon is sold at the offer on the button', GATE, async ({ page, context, baseURL }) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const coupon = await placeOn(player, await openMatches(player, 2))
  await page.goto(`/en/coupons/${coupon.id}`)
  const detail = page.getByRole('main')
  // 5 % below the stake, since no price has moved
  await detail.getByRole('button', { name: 'Sell for ₺19.00', exact: true }).click()
  await detail.getByRole('button', { name: 'Sell for ₺19.00 now' }).click()
  await expect(detail.getByText('Sold for ₺19.00')).toBeVisible()
  await expect(detail.getByText('Sold', { exact: true }).first()).toBeVisible()
  expect((await couponOf(player, coupon)).status).toBe(2)
  expect(await cashOf(player)).toBe(49_900)
})

test('an offer that falls during the sale is shown before the player accepts it', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, context)
  const [match] = await openMatches(player, 1)
  if (!match) throw new Error('the board is empty')
  const { id, oddsMilli } = homeWin(match)
  const coupon = await placeOn(player, [match], { kind: 'single' })
  await page.goto(`/en/coupons/${coupon.id}`)
  const detail = page.getByRole('main')
  await page.route(
    '**/sell',
    async (route) => {
      await setOdds(admin, id, oddsMilli * 2)
      await route.continue()
    },
    { times: 1 }
  )
  await detail.getByRole('button', { name: 'Sell for ₺19.00', exact: true }).click()
  await detail.getByRole('button', { name: 'Sell for ₺19.00 now' }).click()

  // half the price: the offer halves too, and nothing is sold yet
  await expect(detail.getByText('Odds have changed')).toBeVisible()
  const half = detail.getByRole('button', { name: 'Sell for ₺9.50 now' })
  await expect(half).toBeVisible()
  expect((await couponOf(player, coupon)).status).toBe(0)
  expect(await cashOf(player)).toBe(48_000)

  await expect(async () => {
    await half.click({ timeout: 1000 })
    await expect(detail.getByText('Sold for ₺9.50')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await cashOf(player)).toBe(48_950)
})

test('a coupon on a suspended match shows why it cannot be sold', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, context)
  const matches = await openMatches(player, 3)
  const match = matches.at(-1)
  if (!match) throw new Error('the board is empty')
  const coupon = await placeOn(player, [match], { kind: 'single' })
  await page.goto(`/en/coupons/${coupon.id}`)
  const detail = page.getByRole('main')
  const sell = detail.getByRole('button', { name: 'Sell for ₺19.00', exact: true })
  await expect(sell).toBeVisible()
  await admin.post(`/v1/matches/${match.id}/suspend`)
  try {
    await sell.click()
    await expect(detail.getByText('A selection of the bet is suspended right now.')).toBeVisible()
    expect((await couponOf(player, coupon)).status).toBe(0)
  } finally {
    await admin.post(`/v1/matches/${match.id}/resume`)
  }
})
