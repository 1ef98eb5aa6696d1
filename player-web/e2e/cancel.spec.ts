/** Cancelling a coupon. */
import { expect, test } from '../../e2e/test.ts'
import { cashOf, newPlayer, signInAdmin } from './support/accounts.ts'
import { couponOf, openMatches, placeOn } from './support/coupons.ts'

test('a coupon is cancelled after one question, and the stake is returned', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const coupon = await placeOn(player, await openMatches(player, 2))
  expect(await cashOf(player)).toBe(48_000)

  await page.goto(`/en/coupons/${coupon.id}`)
  const cancel = page.getByRole('main').getByRole('button', { name: /^Cancel/ })
  await expect(cancel).toContainText(/[0-4]:[0-5]\d/)
  await cancel.click()
  const question = page.getByRole('dialog', { name: 'Cancel this bet?' })
  await expect(question).toContainText('₺20.00')
  await question.getByRole('button', { name: 'Cancel the bet' }).click()

  await expect(question).toBeHidden()
  const detail = page.getByRole('main')
  await expect(detail.getByRole('banner').or(detail).getByText('Cancelled').first()).toBeVisible()
  await expect(cancel).toHaveCount(0)
  expect((await couponOf(player, coupon)).status).toBe(-2)
  expect(await cashOf(player)).toBe(50_000)
})

test('a coupon that was cancelled elsewhere meanwhile says so, and the stake is returned once', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const coupon = await placeOn(player, await openMatches(player, 2))
  await page.goto(`/en/coupons/${coupon.id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Cancel this bet?' })
  await player.post(`/v1/coupons/${coupon.id}/cancel`)
  await question.getByRole('button', { name: 'Cancel the bet' }).click()
  await expect(question.getByRole('alert')).toHaveText(
    'Your bet has changed meanwhile. Look at it again.'
  )
  expect(await cashOf(player)).toBe(50_000)
})
