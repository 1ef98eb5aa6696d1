/** What players are told about void bets, late pictures and their past (docs/must-hold.md). */
import { expect, test, type Page } from '../../e2e/test.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches, placeOn } from './support/coupons.ts'
import { LiveFeed } from './support/feed.ts'
import { pickHomeWin, slipOf } from './support/slip.ts'

async function expectVoidRules(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/en\/page\/9$/)
  await expect(page.getByRole('main')).toContainText(/void/)
}

test('A5 slip and coupon lead to the policy on void bets, and a void selection says its reason', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, context)
  // far from matches that other tests bet on
  const match = (await openMatches(player, 14)).at(-1)
  if (!match) throw new Error('the board is empty')
  await pickHomeWin(page, match)
  await slipOf(page).getByRole('link', { name: 'Void · Terms and conditions' }).click()
  await expectVoidRules(page)

  const coupon = await placeOn(player, [match], { kind: 'single' })
  await admin.post(`/v1/matches/${match.id}/results`, {
    basedOnRevision: 0,
    beforeStart: true,
    facts: { status: 'cancelled' },
  })
  await page.goto(`/en/coupons/${coupon.id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Void', { exact: true }).first()).toBeVisible()
  await expect(
    main
      .getByRole('definition')
      .filter({ hasText: /cancelled/i })
      .first()
  ).toBeVisible()
  await main.getByRole('link', { name: 'Void · Terms and conditions' }).click()
  await expectVoidRules(page)
})

test('A10 live pages say that pictures are late, and the slip that live bets may be delayed or refused', async ({
  page,
  request,
}) => {
  const feed = new LiveFeed(request)
  const match = await feed.open()
  const late = page.getByText('may be a few seconds behind the match')
  await page.goto('/en/livebets?sport=1')
  await expect(late).toBeVisible()
  await page.goto(`/en/live/${match.id}`)
  await expect(late).toBeVisible()
  await page.getByRole('main').locator('button[data-outcome]').first().click()
  await expect(slipOf(page)).toContainText('accepted after a short delay, and may be refused')
  feed.close()
})
