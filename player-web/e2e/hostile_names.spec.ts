/**
 * must-hold S5: names of the catalogue, a brand's own texts and its name are text wherever they stand: on the site, in
 * the back office, on papers.
 */
import { expect, test, type Page } from '../../e2e/test.ts'
import type {
  MarketTypeRow,
  MatchRow,
  TeamRow,
  TournamentRow,
} from '@grandstand/shared-types/wire/betting/catalogue'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import type { TranslationRow } from '@grandstand/shared-types/wire/site/translations'
import { ADMIN, signIn } from '../../backoffice/e2e/support.ts'
import { newCashier, newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { openMatches, placeOn, sellOn } from './support/coupons.ts'

const SITE = '/v1/sites/1'
const MATCH_RESULT = 1
const MARK = 'window.ran=1'
/** A page that was opened before its server read a name keeps the old one. */
const PAGE_MS = 15_000

/** A name that would run in each of the places where a text may stand in HTML. */
const hostile = (name: string) => `${name} "'><img src=x onerror="${MARK}"><script>${MARK}</script>`

/** Gives everything on the way of one match a hostile name; resolves to the match and to a way back. */
async function renameAll(admin: Actor) {
  // far from matches that other tests bet on
  const match = (await openMatches(admin, 16)).at(-1)
  if (!match) throw new Error('the board is empty')
  const row = await admin.get<MatchRow>(`/v1/matches/${match.id}`)
  const undo: (() => Promise<unknown>)[] = []
  const change = async (path: string, set: object, before: object) => {
    undo.push(() => admin.put(path, before))
    await admin.put(path, set)
  }
  for (const [id, name] of [
    [row.homeTeamId, 'Home'],
    [row.awayTeamId, 'Away'],
  ] as const) {
    const team = await admin.get<TeamRow>(`/v1/teams/${id}`)
    await change(`/v1/teams/${id}`, { name: hostile(name) }, { name: team.name })
  }
  for (const [path, name] of [
    [`/v1/tournaments/${row.tournamentId}`, 'League'],
    [`/v1/categories/${row.categoryId}`, 'Country'],
  ] as const) {
    const { names } = await admin.get<Pick<TournamentRow, 'names'>>(path)
    const renamed = { ...names, tr: hostile(name), en: hostile(name) }
    await change(path, { names: renamed }, { names })
  }
  const type = await admin.get<MarketTypeRow>(`/v1/market-types/${MATCH_RESULT}`)
  const names = { ...type.names, tr: hostile('Market'), en: hostile('Market') }
  await change(`/v1/market-types/${MATCH_RESULT}`, { names }, { names: type.names })
  const { title } = await admin.get<SiteView>(SITE)
  await change(SITE, { title: hostile('Brand') }, { title })
  const filter = JSON.stringify({ key: 'slip.title', language: 'en' })
  const [text] = await admin.get<TranslationRow[]>(
    `/v1/translations?filter=${encodeURIComponent(filter)}`
  )
  if (!text) throw new Error('no such text')
  undo.push(() => admin.remove(`/v1/translations/${text.id}`))
  await admin.put(`/v1/translations/${text.id}`, { text: hostile('Slip') })
  return { match, row, undo }
}

/** Opens a page until its server has read the new names; it shows them as text and runs none of them. */
async function read(page: Page, path: string, ...names: string[]): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    for (const name of names) {
      await expect(page.locator('body'), path).toContainText(hostile(name), { timeout: PAGE_MS })
    }
  }).toPass()
  await nothingRan(page)
}

async function nothingRan(page: Page): Promise<void> {
  expect(await page.evaluate('window.ran'), page.url()).toBeUndefined()
  await expect(page.locator('img[src="x"]'), page.url()).toHaveCount(0)
}

test('S5: hostile names of teams, leagues, markets, own texts and the brand are text everywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const { match, row, undo } = await renameAll(admin)
  try {
    const player = await newPlayer(admin, page.context())
    await read(page, `/en/match/${match.id}`, 'Home', 'Away', 'League', 'Market')
    await page.locator('main [data-outcome]').first().click()
    await expect(page.locator('body')).toContainText(hostile('Slip'))
    await nothingRan(page)
    const coupon = await placeOn(player, [match], { kind: 'single' })
    await read(page, `/en/coupons/${coupon.id}`, 'Home', 'Away', 'Market')
    await player.post('/v1/prints', { couponId: coupon.id, subject: 'coupon' })
    const papers = await page.context().newPage()
    await papers.addInitScript(() => (window.print = () => undefined))
    await read(papers, `/v1/print/coupon?couponId=${coupon.id}&lang=en`, 'Home', 'Away', 'Brand')
    await papers.close()

    const shop = await browser.newContext({ ...(baseURL && { baseURL }) })
    const cashier = await newCashier(admin, shop)
    await cashier.post('/v1/desk/shifts', { countedMinor: 0 })
    const ticket = await sellOn(cashier, match)
    const desk = await shop.newPage()
    await read(desk, '/en/desk/tickets')
    await cashier.post('/v1/prints', { couponId: ticket.id, subject: 'coupon' })
    await read(desk, `/v1/print/coupon?couponId=${ticket.id}&lang=en`, 'Home', 'Away', 'Brand')
    await shop.close()

    const office = await browser.newContext({ ...(baseURL && { baseURL }) })
    const staff = await office.newPage()
    await signIn(staff, ADMIN)
    await read(staff, `/backoffice/matches/${match.id}/show`, 'Home', 'Away')
    await read(staff, `/backoffice/coupons/${coupon.id}/show`, 'Home', 'Away', 'Market')
    await read(staff, `/backoffice/market-types/${MATCH_RESULT}/show`, 'Market')
    await read(staff, '/backoffice/sites', 'Brand')
    for (const [list, id, name] of [
      ['teams', row.homeTeamId, 'Home'],
      ['tournaments', row.tournamentId, 'League'],
      ['categories', row.categoryId, 'Country'],
    ] as const) {
      const only = encodeURIComponent(JSON.stringify({ id: [id] }))
      await read(staff, `/backoffice/${list}?filter=${only}`, name)
    }
    const texts = encodeURIComponent('{"state":"own"}')
    await read(staff, `/backoffice/translations?filter=${texts}`, 'Slip')
    await office.close()
  } finally {
    for (const back of undo) await back()
  }
})
