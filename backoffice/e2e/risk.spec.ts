/** Staff see what open coupons cost by score, and limit the worst payout of a market (rules 18). */
import { expect, test, type APIRequestContext } from '../../e2e/test.ts'
import type { MatchRiskView } from '@grandstand/shared-types/wire/betting/risk'
import { examine } from './examine.ts'
import { ADMIN, enter, PLAYER, send, signIn } from './support.ts'

interface Board {
  matches: {
    id: number
    home: string
    sportId: number
    markets: {
      id: number
      typeId: number
      outcomes: { id: number; key: string; oddsMilli: number }[]
    }[]
  }[]
}

/** A soccer match before its start, with its home win. */
async function aMatch(request: APIRequestContext) {
  const query = new URLSearchParams({ from: String(Date.now() + 3_600_000), limit: '50' })
  const board: Board = await (await request.get(`/v1/board/matches?${query}`)).json()
  for (const { id, sportId, markets } of board.matches) {
    const market = markets.find(({ typeId }) => typeId === 1)
    const home = market?.outcomes.find(({ key }) => key === '1')
    if (sportId === 1 && market && home) return { id, marketId: market.id, home }
  }
  throw new Error('no match of soccer')
}

test('the grid of scores follows a coupon, and a limit suspends its market', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  const match = await aMatch(player)
  const place = () =>
    send(player, '/v1/coupons', {
      kind: 'single',
      selections: [{ outcomeId: match.home.id, oddsMilli: match.home.oddsMilli }],
      totalStakeMinor: 2_000,
      oddsChange: 'ask',
    })
  await place()
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/matches/${match.id}/show?tab=risk`)
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  const read = async (): Promise<MatchRiskView> =>
    (await page.request.get(`/v1/matches/${match.id}/risk`)).json()
  const before = await read()
  await place()
  await expect
    .poll(async () => (await read()).scores[0]?.couponCount)
    .toBe((before.scores[0]?.couponCount ?? 0) + 1)

  await grid.getByRole('gridcell', { name: /^0:0,/ }).click()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { name: 'Maç 1:0 biterse' })).toBeVisible()
  await page.getByRole('button', { name: 'Açıkta kalanlar da kazanırsa' }).click()
  await examine(page, 'risk of a match', 'main')

  await page
    .getByRole('link', { name: /limit ekle$/ })
    .last()
    .click()
  await page.getByRole('textbox', { name: 'En kötü ödeme' }).fill('1')
  await examine(page, 'form of an exposure limit', 'main')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Risk limitleri' })).toBeVisible()
  try {
    // told on whichever page the officer is, without a reload
    const notice = page.getByRole('alert').filter({ hasText: 'risk limitini aştığı için' })
    await expect(notice).toBeVisible()
    await page.screenshot({ path: info.outputPath('notice.png') })
    await notice.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/matches/${match.id}/show\\?tab=risk`))
    await expect(notice).toBeHidden()
    await expect(page.getByText('Askıda').first()).toBeVisible()
    await page.goto(`/backoffice/matches/${match.id}/show?tab=risk`)
    await expect(page.getByText('Askıda').first()).toBeVisible()
  } finally {
    // other stories bet on this match
    const [limit] = await (await page.request.get('/v1/exposure-limits')).json()
    const { cookies } = await page.context().storageState()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    await page.request.delete(`/v1/exposure-limits/${limit.id}`, {
      headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    })
    const held: { id: number }[] = await (await page.request.get('/v1/offer-layers')).json()
    for (const { id } of held) {
      await page.request.delete(`/v1/offer-layers/${id}`, {
        headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
      })
    }
    await player.dispose()
  }
})
