/**
 * An order of a trader for a second officer: it stands on the match, its author withdraws it or reads what became of it, and the
 * officer who approves it sees what it does now.
 */
import { expect, test, type APIRequestContext, type Page } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { examine } from './examine.ts'
import { ADMIN, enter, PLAYER, send, signIn } from './support.ts'

const TRADER = { username: `trading${Date.now() % 1e6}`, password: 'long-enough-1' } as const
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

interface Pick {
  matchId: number
  outcomeId: number
  oddsMilli: number
}

interface Board {
  matches: { id: number; markets: { outcomes: { id: number; oddsMilli: number }[] }[] }[]
}

/** Places a coupon on a match without coupons of others. */
async function backAlone(player: APIRequestContext, admin: APIRequestContext): Promise<Pick> {
  const from = Date.now() + 3_600_000
  const board: Board = await (await player.get(`/v1/board/matches?from=${from}`)).json()
  for (const { id: matchId, markets } of board.matches) {
    const query = new URLSearchParams({ filter: JSON.stringify({ matchId }) })
    const onMatch: unknown[] = await (await admin.get(`/v1/coupons?${query}`)).json()
    const outcome = markets[0]?.outcomes[0]
    if (onMatch.length > 0 || !outcome) continue
    const pick = { matchId, outcomeId: outcome.id, oddsMilli: outcome.oddsMilli }
    await back(player, pick, 2_000)
    return pick
  }
  throw new Error('every match has coupons')
}

const back = (player: APIRequestContext, { outcomeId, oddsMilli }: Pick, totalStakeMinor: number) =>
  send(player, '/v1/coupons', {
    kind: 'single',
    selections: [{ outcomeId, oddsMilli }],
    totalStakeMinor,
    oddsChange: 'any',
  })

const openResult = async (page: Page, matchId: number) => {
  await page.goto(`/backoffice/matches/${matchId}/show`)
  await page.getByRole('tab', { name: 'Sonuç' }).click()
}

test('an order is seen on its match, withdrawn, and approved for what it does now', async ({
  page,
  browser,
  playwright,
  baseURL,
}, info) => {
  const as = async (who: { username: string; password: string }) => {
    const context = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await enter(context, who)
    return context
  }
  const [player, admin] = [await as(PLAYER), await as(ADMIN)]
  await send(admin, '/v1/users', {
    ...TRADER,
    type: 'operator',
    isInstallationStaff: true,
    permissions: ['catalogue.view', 'coupons.view', 'results.enter', 'results.undo'],
  })
  const trader = await as(TRADER)
  const picture = async (of: Page, name: string) => {
    for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await of.setViewportSize(viewport)
      await of.screenshot({ path: info.outputPath(`${name}-${size}.png`) })
    }
    await of.setViewportSize(DESKTOP)
  }
  const { cookies } = await admin.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const figure = (secondOfficerAboveMinor: number) =>
    admin.put('/v1/sites/1', {
      data: { settings: { secondOfficerAboveMinor } },
      headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    })
  expect((await figure(1_000)).ok()).toBe(true)
  try {
    const pick = await backAlone(player, admin)
    const { matchId } = pick
    const order = () =>
      send(trader, `/v1/matches/${matchId}/results`, {
        basedOnRevision: 0,
        facts: { status: 'cancelled' },
      })
    await order()

    // it stands on the match, without a second form beside it
    await signIn(page, TRADER)
    await openResult(page, matchId)
    const banner = page
      .getByRole('alert')
      .filter({ hasText: 'ikinci bir yetkilinin onayını bekliyor' })
    await expect(banner).toContainText(TRADER.username)
    await expect(banner).toContainText('20,00')
    await expect(page.getByRole('button', { name: 'Önizle' })).toBeHidden()
    await picture(page, 'banner-dark')
    await examine(page, 'the order on its match', 'main')
    await picture(page, 'banner-light')

    await banner.getByRole('button', { name: 'Geri çek' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Geri çek' }).click()
    await expect(banner).toBeHidden()
    await expect(page.getByRole('button', { name: 'Önizle' })).toBeVisible()

    await order()
    await page.goto('/backoffice/own-orders')
    const own = page.getByRole('row').filter({ hasText: 'Bekliyor' })
    await expect(own.getByRole('button', { name: 'Geri çek' }).first()).toBeVisible()
    await picture(page, 'own-orders-light')
    await examine(page, 'own orders', 'main')
    await picture(page, 'own-orders-dark')

    // the match is worth more by the time of the approval
    const officer = await browser.newPage({ locale: 'tr-TR', viewport: DESKTOP })
    await signIn(officer, ADMIN)
    await officer.getByRole('button', { name: 'Açık görünüme geç' }).click()
    await openResult(officer, matchId)
    await officer.getByRole('link', { name: 'Karar ver' }).click()
    await officer.getByRole('button', { name: 'Onayla' }).click()
    const dialog = officer.getByRole('dialog')
    await expect(dialog.getByText('Talep anında')).toBeVisible()
    await expect(dialog.getByText('Tutar talepten sonra')).toBeHidden()
    await back(player, pick, 700)
    await dialog.getByRole('button', { name: 'Onayla' }).click()
    await expect(dialog.getByText('Tutar siz baktıktan sonra arttı')).toBeVisible()
    await expect(dialog.getByText('Tutar talepten sonra onda birden fazla arttı')).toBeVisible()
    await expect(dialog.getByText('27,00').first()).toBeVisible()
    await picture(officer, 'grown')
    expect.soft(await faultsOf(officer), 'the dialog').toEqual([])
    await dialog.getByRole('button', { name: 'Onayla' }).click()
    await expect(officer.getByText('Onaylandı ve yapıldı')).toBeVisible()
    await officer.close()

    await page.goto('/backoffice/own-orders')
    await page.getByRole('tab', { name: 'Onaylandı' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'admin' }).first()).toBeVisible()
  } finally {
    await figure(0)
    for (const context of [player, admin, trader]) await context.dispose()
  }
})
