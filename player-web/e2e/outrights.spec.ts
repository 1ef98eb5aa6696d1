/** The outright of a season for players: among the matches of its league, on its own page, each way, and paid by the table. */
import type { BoardMatchList, BoardTree } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { expect, test, type Page } from '../../e2e/test.ts'
import { COLOURS, faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin, type Actor } from './support/accounts.ts'

const NAME = 'Peninsula Cup winner'
/** A team of the demo's cup that is no favourite. */
const NUMBER = 8

/** The address of the cup's matches, and the number of its outright. */
async function cupOf(actor: Actor): Promise<{ address: string; matchId: number }> {
  const tree = await actor.get<BoardTree>('/v1/board/tree?lang=tr')
  const cup = tree.tournaments.find(({ name }) => name === 'Yarımada Kupası')
  if (!cup) throw new Error('the demo has no cup')
  const { matches } = await actor.get<BoardMatchList>(
    `/v1/board/matches?tournamentIds=${cup.id}&sportId=${cup.sportId}`
  )
  return {
    address: `sport=${cup.sportId}&category=${cup.categoryId}&leagues=${cup.id}`,
    matchId: matches[0]?.id ?? 0,
  }
}

const finished = (runner: number, finishingPosition: number) => ({
  runner,
  outcome: 'finished',
  finishingPosition,
})

/** As the page is drawn in this theme, without the colours between both. */
async function look(page: Page, shot: (theme: string) => string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((to) => {
      document.documentElement.dataset['theme'] = to
    }, theme)
    expect(await faultsOf(page, { rules: COLOURS }), theme).toEqual([])
    await page.screenshot({ path: shot(theme), animations: 'disabled' })
  }
}

test('on a desktop it stands under its league, in Arabic as well', async ({
  page,
  baseURL,
}, info) => {
  const { address, matchId } = await cupOf(await signInAdmin(baseURL))
  await page.goto(`/tr/sports?${address}`)
  const row = page.getByRole('listitem').filter({ hasText: NAME })
  await expect(row.getByRole('button')).toHaveCount(3)
  await look(page, (theme) => info.outputPath(`list-${theme}.png`))
  await page.goto(`/aa/match/${matchId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME)
  await look(page, (theme) => info.outputPath(`arabic-${theme}.png`))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a team is backed each way from the list, and a place in the final table is paid', async ({
    page,
    context,
    baseURL,
  }, info) => {
    const admin = await signInAdmin(baseURL)
    const player = await newPlayer(admin, context)
    const { address, matchId } = await cupOf(admin)
    await page.goto(`/tr/sports?${address}`)
    const row = page.getByRole('listitem').filter({ hasText: NAME })
    await expect(row).toContainText('son gün')
    await expect(row).toContainText('1/5 · 1–3')
    await look(page, (theme) => info.outputPath(`list-${theme}.png`))
    await row.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME)
    await expect(page.getByText('Katılımcı sayısı: 20')).toBeVisible()
    const card = await admin.get<BoardRace>(`/v1/board/races/${matchId}`)
    const team = card.runners[NUMBER - 1]?.name ?? ''
    await page.getByRole('button', { name: new RegExp(`^${team}, ${NAME}`) }).click()
    await look(page, (theme) => info.outputPath(`card-${theme}.png`))

    await page.getByRole('button', { name: /^1 seçim/ }).click()
    const slip = page.getByRole('dialog', { name: 'Kupon' })
    await slip
      .getByRole('switch', { name: new RegExp(`^${team}: Kazanan \\+ ilk sıralar`) })
      .check()
    await slip.getByRole('textbox', { name: 'Tutar' }).fill('10')
    await look(page, (theme) => info.outputPath(`slip-${theme}.png`))
    await slip.getByRole('button', { name: /^Kuponu oyna · / }).click()
    await slip.getByRole('link', { name: /Kuponu gör/ }).click()
    await expect(page.getByText('Kazanan + ilk sıralar: ilk 3, oranın 1/5 kadarı')).toBeVisible()

    const [{ id }] = await player.get<[CouponView]>('/v1/coupons')
    const { selections } = await player.get<CouponDetail>(`/v1/coupons/${id}`)
    const odds = selections[0]?.oddsMilli ?? 0
    await admin.post(`/v1/matches/${matchId}/results`, {
      basedOnRevision: 0,
      beforeStart: true,
      facts: {
        status: 'ended',
        race: {
          status: 'ran',
          order: [finished(1, 1), finished(NUMBER, 2), finished(2, 3), finished(3, 4)],
        },
      },
    })
    const paid = async () => (await player.get<CouponDetail>(`/v1/coupons/${id}`)).payoutMinor
    // five of the ten are for a place, at a fifth of the profit
    await expect.poll(paid).toBe(500 + ((odds - 1000) * 500) / 1000 / 5)
    await page.goto(`/tr/match/${matchId}`)
    await expect(page.getByText('Son sıralama')).toBeVisible()
    await look(page, (theme) => info.outputPath(`table-${theme}.png`))
  })
})
