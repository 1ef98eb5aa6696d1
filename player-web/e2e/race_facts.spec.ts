/** Bets on a race of cars beside its winner: a fact chosen above the card, and two drivers against each other below it. */
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { expect, test, type Page } from '../../e2e/test.ts'
import { COLOURS, faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin, type Actor } from './support/accounts.ts'
import { makeRace, openMarket, type RaceMade } from './support/races.ts'

const DRIVERS = ['K. Aster', 'J. Bellweather', 'M. Corvane', 'L. Dunmore', 'P. Estrel', 'S. Falk']
const PRICES = [2500, 3500, 5000, 9000, 13_000, 17_000]
const [PODIUM, TOP_SIX, FASTEST_LAP, POLE, FIRST_RETIREMENT] = [
  100_007, 100_008, 100_010, 100_011, 100_012,
] as const
const [SAFETY_CAR, CLASSIFIED, HEAD_TO_HEAD, GROUP] = [100_013, 100_014, 100_016, 100_017] as const

const byNumber = Object.fromEntries(PRICES.map((oddsMilli, at) => [at + 1, oddsMilli]))

/** A Grand Prix with a market of every kind. */
async function grandPrix(admin: Actor): Promise<RaceMade> {
  const asked = { meeting: 'Istanbul Park', name: 'Grand Prix', inMinutes: 40, names: DRIVERS }
  const race = await makeRace(admin, { ...asked, prices: PRICES, kind: 'motorSport' })
  for (const typeId of [PODIUM, TOP_SIX, FASTEST_LAP, POLE]) {
    await openMarket(admin, race, typeId, byNumber)
  }
  await openMarket(admin, race, FIRST_RETIREMENT, { ...byNumber, none: 15_000 })
  await openMarket(admin, race, SAFETY_CAR, { yes: 1600, no: 2200 })
  await openMarket(admin, race, CLASSIFIED, { over: 1850, under: 1850 }, 'total=4.5')
  await openMarket(admin, race, HEAD_TO_HEAD, { 1: 1700, 2: 2050 }, 'runners=1-2')
  await openMarket(admin, race, HEAD_TO_HEAD, { 3: 1600, 5: 2200 }, 'runners=3-5')
  await openMarket(admin, race, GROUP, { 4: 2200, 5: 2900, 6: 3600 }, 'runners=4-5-6')
  return race
}

const turn = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light'
  })

test('a driver is backed to be ahead of another, and nobody to retire', async ({
  page,
  context,
  baseURL,
}, info) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, context)
  const race = await grandPrix(admin)
  await page.goto(`/en/match/${race.id}`)
  const card = page.getByRole('region', { name: 'Race card' })
  await card.getByRole('button', { name: 'First out', exact: true }).click()
  const nobody = card.getByRole('button', { name: /^Nobody retires, / })
  await nobody.click()
  await page.screenshot({ path: info.outputPath('nobody.png'), animations: 'disabled' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Head to head', exact: true })).toBeVisible()
  await expect(
    main.getByRole('heading', { name: 'Best of the group: 4 L. Dunmore, 5 P. Estrel, 6 S. Falk' })
  ).toBeVisible()
  for (const [language, width] of [
    ['en', 1280],
    ['tr', 1280],
    ['fa', 1280],
    ['tr', 390],
    ['fa', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/${language}/match/${race.id}`)
    await expect(main.getByText('K. Aster').first()).toBeVisible()
    for (const theme of ['dark', 'light']) {
      const path = info.outputPath(`card-${language}-${width}-${theme}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
      expect(await faultsOf(page, { rules: COLOURS }), `${language} ${width} ${theme}`).toEqual([])
      await turn(page)
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/en/match/${race.id}`)
  await main
    .getByRole('button', { name: /^3 M. Corvane, Grand Prix/ })
    .last()
    .click()
  await page.screenshot({ path: info.outputPath('slip.png') })
  await expect(page.getByText('Head to head: 3 M. Corvane v 5 P. Estrel').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Stake' }).fill('10')
  await page.getByRole('button', { name: /^Place bet/ }).click()
  await expect.poll(async () => (await player.get<CouponView[]>('/v1/coupons')).length).toBe(1)
  const [coupon] = await player.get<CouponView[]>('/v1/coupons')
  await admin.post(`/v1/matches/${race.id}/results`, {
    basedOnRevision: 0,
    beforeStart: true,
    facts: {
      status: 'ended',
      race: {
        status: 'ran',
        // six places are sold, and five are taken
        order: [
          ...[2, 3, 1, 5, 4].map((runner, at) => ({
            runner,
            outcome: 'finished',
            finishingPosition: at + 1,
          })),
          { runner: 6, outcome: 'didNotFinish' },
        ],
      },
    },
  })
  const paid = async () => (await player.get<CouponDetail>(`/v1/coupons/${coupon?.id}`)).payoutMinor
  await expect.poll(paid).toBe(1_600)
})
