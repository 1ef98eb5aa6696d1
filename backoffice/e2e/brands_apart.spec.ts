/** Brands are walls: the admin of a brand that was opened just now finds no way to decide a shared match (rules 8.16). */
import { expect, test, type APIRequestContext } from '../../e2e/test.ts'
import { examine } from './examine.ts'
import { ADMIN, enter, PLAYER, send, signIn } from './support.ts'

const OWN = { username: 'duvaradmin', password: 'yuksek-duvar-1' } as const
const HOST = 'duvar.localhost'
const STAKE_MINOR = 3_300

interface Board {
  matches: { id: number; markets: { outcomes: { id: number; oddsMilli: number }[] }[] }[]
}

async function backFirst(player: APIRequestContext) {
  const from = Date.now() + 3_600_000
  const board: Board = await (await player.get(`/v1/board/matches?from=${from}`)).json()
  const match = board.matches.find(({ markets }) => markets[0]?.outcomes[0])
  const outcome = match?.markets[0]?.outcomes[0]
  if (!match || !outcome) throw new Error('the board is empty')
  const { id } = await send<{ id: number }>(player, '/v1/coupons', {
    kind: 'single',
    selections: [{ outcomeId: outcome.id, oddsMilli: outcome.oddsMilli }],
    totalStakeMinor: STAKE_MINOR,
    oddsChange: 'any',
  })
  return { couponId: id, matchId: match.id }
}

test('the admin of another brand neither enters a result nor sees money of ours, and hides a match at the own brand alone', async ({
  page,
  browser,
  playwright,
  baseURL,
}, info) => {
  const player = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await enter(player, PLAYER)
  const { couponId, matchId } = await backFirst(player)
  const admin = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await enter(admin, ADMIN)
  await send(admin, '/v1/sites/1/clones', {
    title: 'Duvar Bahis',
    hosts: [HOST],
    defaultLanguage: 'tr',
    currency: 'TRY',
    admin: OWN,
  })

  const origin = (baseURL ?? '').replace(/\/\/[^:/]+/, `//${HOST}`)
  const theirs = await browser.newContext({ baseURL: origin, locale: 'tr-TR' })
  const there = await theirs.newPage()
  await signIn(there, OWN)
  await there.goto(`/backoffice/matches/${matchId}/show`)
  await there.getByRole('tab', { name: 'Sonuç' }).click()
  await expect(there.getByText('Henüz sonuç girilmedi')).toBeVisible()
  await expect(there.getByRole('button', { name: 'Önizle' })).toHaveCount(0)
  await there.screenshot({ path: info.outputPath('result.png') })
  await examine(there, 'the result of a match at another brand', 'main')
  await there.getByRole('tab', { name: 'Kuponlar' }).click()
  await expect(there.getByText('Kayıt yok')).toBeVisible()
  await expect(there.getByText('33,00')).toHaveCount(0)
  await there.screenshot({ path: info.outputPath('coupons.png') })
  await there.getByRole('tab', { name: 'Marketler' }).click()
  const prices = there.getByRole('main').locator('input[inputmode="decimal"]')
  await expect(prices.first()).toBeVisible()
  await expect(prices.and(there.locator(':enabled'))).toHaveCount(0)
  await there.screenshot({ path: info.outputPath('prices.png') })

  // what it may do: lay its own over the shared match, and find it in the match's history
  await there.getByRole('tab', { name: 'Bu markanın teklifi' }).click()
  await there
    .getByRole('button', { name: /: bu markada gizle$/ })
    .first()
    .click()
  await there.getByRole('dialog').getByRole('button', { name: 'Gizle', exact: true }).click()
  await expect(there.getByText('Bu markada gizli')).toBeVisible()
  await there.getByRole('tab', { name: 'İşlem kayıtları' }).click()
  await expect(
    there.getByRole('cell', { name: /Tekliften gizlendi veya askıya alındı/ })
  ).toBeVisible()
  await there.screenshot({ path: info.outputPath('history.png') })
  await theirs.close()

  expect((await player.get(`/v1/board/matches/${matchId}`)).status(), 'still ours').toBe(200)
  const coupon: { status: number } = await (await player.get(`/v1/coupons/${couponId}`)).json()
  expect(coupon.status).toBe(0)
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/matches/${matchId}/show`)
  await page.getByRole('tab', { name: 'Sonuç' }).click()
  await expect(page.getByRole('button', { name: 'Önizle' })).toBeVisible()
  await player.dispose()
  await admin.dispose()
})
