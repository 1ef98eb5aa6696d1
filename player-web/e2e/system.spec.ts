/** A system with a banker, from the first selection to its page. */
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { couponOf, onlyCoupon, openMatches } from './support/coupons.ts'
import { pickHomeWin, placeButton, slipOf } from './support/slip.ts'

test('a system with a banker is placed with the lines shown, and the page does not scroll away', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const matches = await openMatches(player, 4)
  for (const match of matches) await pickHomeWin(page, match)

  const slip = slipOf(page)
  await slip.getByRole('button', { name: 'System' }).click()
  const [banker] = matches
  await slip.getByRole('button', { name: `Banker: ${banker?.home} – ${banker?.away}` }).click()
  // the banker is part of every line: 3 of 4 takes 2 of the other 3
  await expect(slip.getByRole('button', { name: 'B + 2/3, 3 lines' })).toHaveAttribute(
    'aria-pressed',
    'true'
  )
  await expect(
    slip.getByText('Every line holds the banker and 2 of the other matches (3).')
  ).toBeVisible()
  await slip.getByRole('textbox', { name: 'Per line' }).fill('10')
  await expect(slip.getByText('B + 2/3 = 3 bets × ₺10.00')).toBeVisible()

  await page.evaluate(() => window.scrollTo(0, 40))
  const scrolled = await page.evaluate(() => window.scrollY)
  await placeButton(page).click()
  await expect(slip.getByText('Your bet is placed')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)

  const coupon = await couponOf(player, await onlyCoupon(player))
  expect(coupon).toMatchObject({
    type: 'system',
    lineCount: 3,
    sizes: [3],
    totalStakeMinor: 3000,
  })
  expect(coupon.selections.map(({ isBanker }) => isBanker)).toEqual([true, false, false, false])

  await slip.getByRole('link', { name: 'Show the bet' }).click()
  const story = page.getByRole('main')
  await expect(story.getByText('3 × ₺10.00')).toBeVisible()
  await expect(
    story.getByText('Every line holds the banker and 2 of the other matches (3).')
  ).toBeVisible()
  await expect(story.getByText('Banker', { exact: true })).toHaveCount(1)
})

test('a Lucky 15 is one tap, and is called so in the slip, on its page, and in the players’ language', async ({
  page,
  context,
  baseURL,
}, info) => {
  const player = await newPlayer(await signInAdmin(baseURL), context)
  const matches = await openMatches(player, 4)
  for (const match of matches) await pickHomeWin(page, match)
  const slip = slipOf(page)
  await slip.getByRole('button', { name: 'System' }).click()
  const lucky = slip.getByRole('button', { name: 'Lucky 15 · 15 lines' })
  await expect(slip.getByRole('button', { name: 'Yankee · 11 lines' })).toBeVisible()
  await lucky.click()
  await expect(lucky).toHaveAttribute('aria-pressed', 'true')
  await slip.getByRole('textbox', { name: 'Per line' }).fill('2')
  await expect(slip.getByText('Lucky 15 = 15 bets × ₺2.00')).toBeVisible()
  await page.screenshot({ path: info.outputPath('lucky15.png') })
  // a size less is no Lucky 15, and a banker leaves no name to choose
  await slip.getByRole('button', { name: '4/4, 1 line' }).click()
  await expect(lucky).toHaveAttribute('aria-pressed', 'false')
  await lucky.click()
  expect(await faultsOf(page)).toEqual([])
  await placeButton(page).click()
  await expect(slip.getByText('Your bet is placed')).toBeFocused()
  const coupon = await couponOf(player, await onlyCoupon(player))
  expect(coupon).toMatchObject({ systemName: 'lucky15', lineCount: 15, totalStakeMinor: 3000 })
  await page.goto(`/ru/coupons/${coupon.id}`)
  await expect(page.getByRole('main').getByText('Лаки 15', { exact: false })).toBeVisible()
  await page.screenshot({ path: info.outputPath('coupon.png') })
})
