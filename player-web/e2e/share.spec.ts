/** A coupon shared by its link. */
import { expect, test } from '../../e2e/test.ts'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { homeWin, openMatches, placeOn, setOdds } from './support/coupons.ts'
import { slipOf } from './support/slip.ts'

test('anybody with the link gets the selections at present prices', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, context)
  const [moved, same] = await openMatches(player, 2)
  if (!moved || !same) throw new Error('the board is empty')
  const coupon = await placeOn(player, [moved, same])

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/en/coupons/${coupon.id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/en/couponShare/')

  const { id, oddsMilli } = homeWin(moved)
  await setOdds(admin, id, oddsMilli + 250)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  const row = visitor.getByRole('listitem').filter({ hasText: `${moved.home} – ${moved.away}` })
  await expect(row.getByText(formatOdds(oddsMilli), { exact: true })).toBeVisible()
  await expect(row.getByText(formatOdds(oddsMilli + 250), { exact: true })).toBeVisible()
  await expect(visitor.getByText(coupon.code)).toHaveCount(0)

  await visitor.getByRole('button', { name: 'Add 2 selections to the slip' }).click()
  const slip = slipOf(visitor)
  await expect(slip.getByText('2 selections')).toBeVisible()
  await expect(slip.getByText(formatOdds(oddsMilli + 250), { exact: true })).toBeVisible()
  await expect(slip.getByRole('button', { name: /^Sign in and place/ })).toBeEnabled()
  await visitor.context().close()
})

test('a link without a coupon shows a message', async ({ page }) => {
  await page.goto('/en/couponShare/NOSUCHCODE22')
  await expect(page.getByText('This link leads to no bet')).toBeVisible()
})
