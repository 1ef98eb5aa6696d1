/**
 * The whole story of the platform in one browser: an admin opens a dealer and sends credit, the dealer opens a player and
 * sends credit on, the player places a coupon, the admin enters the results, and the player is paid. Screenshots of every
 * chapter stay in test-results.
 */
import { GATE, expect, test, type Browser, type Page, type TestInfo } from '../../e2e/test.ts'

const PASSWORD = 'story-1234'
const tag = Date.now().toString(36).slice(-6)
const dealerName = `dealer${tag}`
const playerName = `player${tag}`

async function backOffice(browser: Browser, username: string, password: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/backoffice/')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  return page
}

async function chapter(page: Page, info: TestInfo, name: string): Promise<void> {
  await info.attach(name, {
    body: await page.screenshot({ path: info.outputPath(`${name}.png`) }),
    contentType: 'image/png',
  })
}

/**
 * Opens an account below the signed-in staff and sends it credit; checks that the page shows both balances before and
 * after.
 */
async function openAndFund(
  page: Page,
  info: TestInfo,
  user: { resource: 'dealers' | 'users'; name: string; amount: string }
): Promise<void> {
  await page.goto(`/backoffice/${user.resource}/create`)
  await page.getByRole('textbox', { name: 'Username' }).fill(user.name)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  // a dealer begins with the role of dealers
  const role = page.getByRole('button', { name: /^Role and permissions.*by role/ })
  if (user.resource === 'dealers') await expect(role).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: user.name })).toBeVisible()

  await page.getByRole('button', { name: 'Send credit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(user.amount)
  await chapter(page, info, `credit-for-${user.resource}`)
  await dialog.getByRole('button', { name: /^Send / }).click()
  await expect(dialog.getByText(/Transfer #/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

interface Pick {
  matchId: string
  home: string
  away: string
}

/** Adds the home win of the n-th match on the page to the slip. */
async function pickHome(page: Page, nth: number): Promise<Pick> {
  const row = page.getByRole('region', { name: 'Matches' }).getByRole('listitem').nth(nth)
  const price = row.getByRole('button').first()
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  const label = (await price.getAttribute('aria-label')) ?? ''
  const [, home = '', away = ''] = /, (.+) – (.+), [\d.,]+$/.exec(label) ?? []
  const href = (await row.getByRole('link').first().getAttribute('href')) ?? ''
  return { matchId: href.split('/').at(-1) ?? '', home, away }
}

/** Enters a result by way of its preview. */
async function enterResult(
  page: Page,
  { matchId, home, away }: Pick,
  [homeGoals, awayGoals]: [string, string]
): Promise<void> {
  await page.goto(`/backoffice/matches/${matchId}/show`)
  await page.getByRole('tab', { name: 'Result' }).click()
  for (const period of ['Full time', 'Half time']) {
    await page.getByRole('textbox', { name: `${period}, ${home}` }).fill(homeGoals)
    await page.getByRole('textbox', { name: `${period}, ${away}` }).fill(awayGoals)
  }
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Coupons affected')).toBeVisible()
}

/** Cash of the signed-in player in minor units, as the API says. */
async function cashOf(page: Page): Promise<number> {
  const me: { balances: { balance: number } } = await (await page.request.get('/v1/me')).json()
  return me.balances.balance
}

test('from the dealer to the payout', GATE, async ({ browser }, info) => {
  // the longest test: four people in both apps
  test.setTimeout(600_000)
  const admin = await backOffice(browser, 'admin', 'admin1234')
  await chapter(admin, info, '1-admin-dashboard')
  await openAndFund(admin, info, { resource: 'dealers', name: dealerName, amount: '5000' })

  const dealer = await backOffice(browser, dealerName, PASSWORD)
  await openAndFund(dealer, info, { resource: 'users', name: playerName, amount: '200' })
  await dealer.goto('/backoffice/users')
  await expect(dealer.getByText(playerName)).toBeVisible()
  await expect(dealer.getByRole('cell', { name: 'player', exact: true })).toHaveCount(0)
  await chapter(dealer, info, '2-dealer-sees-the-branch')

  const player = await (await browser.newContext()).newPage()
  await player.goto('/en/sports')
  await player.getByRole('button', { name: 'Sign in' }).first().click()
  await player.getByRole('textbox', { name: 'Username' }).fill(playerName)
  await player.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await player.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(player.getByText('200.00').first()).toBeVisible()
  const picks = [await pickHome(player, 0), await pickHome(player, 1)]
  await player.getByRole('textbox', { name: 'Stake' }).fill('20')
  await chapter(player, info, '3-the-slip')
  await player.getByRole('button', { name: /Place bet/ }).click()
  await expect(player.getByText('Your bet is placed')).toBeVisible()
  await chapter(player, info, '4-placed')
  expect(await cashOf(player)).toBe(18_000)

  for (const pick of picks) {
    await enterResult(admin, pick, ['2', '0'])
    await chapter(admin, info, `5-preview-of-match-${pick.matchId}`)
    expect(await cashOf(player)).toBe(18_000)
    await admin.getByRole('checkbox', { name: /although its start is to come/ }).check()
    await admin.getByRole('button', { name: 'Confirm and settle' }).click()
    await expect(admin.getByText(/Result recorded/)).toBeVisible()
  }

  await player.goto('/en/coupons')
  await player.getByRole('link', { name: 'Won' }).click()
  await player
    .getByRole('link', { name: /Combined/ })
    .first()
    .click()
  // the folded explanations contain the score, too
  const score = player.getByText('2:0', { exact: true }).filter({ visible: true })
  await expect(score.first()).toBeVisible()
  await chapter(player, info, '6-paid')

  const [coupon]: { payoutMinor: number; maxPayoutMinor: number; status: number }[] = await (
    await player.request.get('/v1/coupons')
  ).json()
  expect(coupon?.status).toBe(1)
  expect(coupon?.payoutMinor).toBe(coupon?.maxPayoutMinor)
  expect(await cashOf(player)).toBe(18_000 + (coupon?.payoutMinor ?? 0))

  await admin.goto('/backoffice/ledger-entries')
  await expect(admin.getByRole('row').nth(1)).toBeVisible()
  await chapter(admin, info, '7-the-ledger')
})
