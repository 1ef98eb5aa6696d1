/**
 * A changed rule is tried on past coupons and bonuses, from the lab's own form and from the form of the rule: what it would
 * have cost, and which coupons or bonuses differ most; the rule itself stays.
 */
import { expect, test, type APIRequestContext, type Page } from '../../e2e/test.ts'
import { changeRows } from '../../e2e/database.ts'
import { examine } from './examine.ts'
import { ADMIN, enter, placeCoupon, PLAYER, send, signIn } from './support.ts'

const FOOTBALL = 1

interface Placed {
  selections: { matchId: number; sportId: number }[]
}

/** Bets on a home win in football, which then wins. */
async function winCoupon(
  player: APIRequestContext,
  admin: APIRequestContext,
  totalStakeMinor: number
): Promise<void> {
  for (;;) {
    const { id } = await placeCoupon(player, { matches: 1, totalStakeMinor })
    const { selections }: Placed = await (await player.get(`/v1/coupons/${id}`)).json()
    const [selection] = selections
    if (selection?.sportId !== FOOTBALL) continue
    await changeRows([
      'update matches set starts_at = ? where id = ?',
      [Date.now() - 3 * 3_600_000, selection.matchId],
    ])
    await send(admin, `/v1/matches/${selection.matchId}/results`, {
      basedOnRevision: 0,
      facts: { status: 'ended', periods: {}, fullTime: [2, 0], halfTime: [1, 0] },
    })
    return
  }
}

test.beforeAll('a single coupon of 7.00 on a home win has won', async ({ playwright, baseURL }) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(admin, ADMIN)
  await winCoupon(player, admin, 700)
  await player.dispose()
  await admin.dispose()
})

const begin = (page: Page) => page.getByRole('button', { name: 'Dene', exact: true }).click()

async function openLab(page: Page): Promise<void> {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/rule-lab')
}

test('a bonus from the first selection on costs the house, and leads to the coupons that differ most', async ({
  page,
}) => {
  await openLab(page)
  await page.getByLabel('Bonusa sayılan en düşük oran').fill('1.01')
  await page.getByLabel('İlk bonus için seçim').fill('1')
  await begin(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'En büyük on fark' })).toBeVisible()
  await expect(main.getByText('kural bu günlerde geçerli olsaydı')).toBeVisible()
  await expect(main.getByRole('group', { name: 'Güne göre maliyet' })).toBeVisible()
  const coupon = main.getByRole('table').getByRole('link').first()
  const code = await coupon.innerText()
  await coupon.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code)

  // the trial is there when one comes back
  await page.goBack()
  await expect(main.getByRole('heading', { name: 'En büyük on fark' })).toBeVisible()
})

test('a rule as it is today changes nothing', async ({ page }) => {
  await openLab(page)
  await begin(page)
  await expect(page.getByRole('status')).toContainText('Fark yok')
})

test('a limit that is typed in the settings is tried without being saved', async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/sites?tab=betting')
  const most = page.getByLabel('En yüksek tutar').first()
  await most.fill('1')
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Geçmiş kuponlarda dene' }).last().click()
  const lab = await opening
  await expect(lab.getByLabel('En yüksek tutar')).toHaveValue('1,00')
  await begin(lab)
  await expect(lab.getByRole('main').getByText('Tutar fazla').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('En yüksek tutar').first()).not.toHaveValue('1,00')
})

const TERMS = {
  ...{ pocket: 'bonus', currency: 'TRY', percentMilli: 0, amountMinor: 20_000, highestMinor: 0 },
  ...{ leastBaseMinor: 0, periodDays: 0, multiplierMilli: 10_000, highestConvertedMinor: 0 },
  ...{
    leastOddsMilli: 0,
    leastSelections: 1,
    largestStakeMinor: 0,
    counts: { sport: 100_000, live: 100_000 },
  },
  ...{
    lobbies: [],
    games: [],
    marketTypes: [],
    validDays: 30,
    confirmedBy: 'staff',
    isOneUse: false,
    stacking: 'wait',
  },
  ...{ countries: [], branches: [] },
}

test('terms of a bonus are tried on what its player bet, and lead to the bonus', async ({
  page,
  playwright,
  baseURL,
}) => {
  const title = `Laboratuvar bonusu ${Date.now()}`
  const username = `lab${Date.now().toString(36)}`
  const given = { username, password: 'quiet-harbour-5' }
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(admin, ADMIN)
  await send(admin, '/v1/users', { type: 'player', ...given })
  const offer = await send<{ id: number }>(admin, '/v1/bonuses', {
    ...{ titles: { tr: title }, texts: {}, category: 'manual', terms: TERMS },
    ...{ shownFrom: null, shownUntil: null, listOrder: 0, isShown: false },
  })
  await send(admin, '/v1/bonus-grants', {
    ...{ bonusId: offer.id, username, baseMinor: 0, reason: 'deneme' },
  })
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, given)
  await winCoupon(player, admin, 3_000)

  await openLab(page)
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Kural', 'Bonus teklifi')
  await choose('Teklif', title)
  await begin(page)
  await expect(page.getByRole('status')).toContainText('1 bonus aynı tutarda verilir')

  await page.getByLabel('Çevrim (kat)').fill('0,1')
  await begin(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'En büyük on fark' })).toBeVisible()
  await expect(main.getByText('Nakde dönerdi').first()).toBeVisible()
  await examine(page, 'a bonus tried', 'main')
  const row = main.getByRole('table').getByRole('row').filter({ hasText: username })
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // the form of the offer leads to the lab with what is typed there
  await page.goto(`/backoffice/bonuses/${offer.id}`)
  await page.getByLabel('Çevrim (kat)').fill('0,15')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Geçmiş kuponlarda dene' }).click()
  const lab = await opening
  await expect(lab.getByLabel('Çevrim (kat)')).toHaveValue('0,15')
  await begin(lab)
  await expect(lab.getByRole('table').getByRole('row').filter({ hasText: username })).toBeVisible()

  const grants: { state: string }[] = await (await player.get('/v1/me/bonus-grants')).json()
  expect(grants.map(({ state }) => state)).toEqual(['running'])
  await player.dispose()
  await admin.dispose()
})

test('a limit of a player is tried on the coupons of that player', async ({ page }) => {
  await openLab(page)
  await page.getByRole('combobox', { name: 'Kural' }).click()
  await page.getByRole('option', { name: 'Bayi veya oyuncu limitleri' }).click()
  await page.getByLabel('Limitleri değişen oyuncu').fill(PLAYER.username)
  await page.getByRole('option', { name: PLAYER.username, exact: true }).click()
  await page.getByLabel('En yüksek tutar').fill('1')
  await begin(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Tutar fazla').first()).toBeVisible()
  await expect(main.getByText('Oynanırdı')).toBeVisible()
})
