/** The home page of blocks: what staff feature, what starts next, what most coupons hold, who won. */
import { expect, test, type Page } from '../../e2e/test.ts'
import type { Highlights, WinnerView } from '@grandstand/shared-types/wire/betting/highlights'
import type { BannerRow } from '@grandstand/shared-types/wire/site/content'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { endWithHomeWin, openMatches, placeOn } from './support/coupons.ts'

const lobby = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'theme', value: 'floodlight', url: baseURL ?? '' }])

const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).first()

test('shows a featured match, a pick of several coupons and the winners; its prices go into the slip', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  // far from matches that other tests bet on
  const [match, won] = (await openMatches(admin, 14)).slice(-2)
  if (!match || !won) throw new Error('no open match')
  await admin.put(`/v1/matches/${match.id}`, { isFeatured: true })
  for (let index = 0; index < 2; index++) {
    const context = await browser.newContext(baseURL ? { baseURL } : {})
    const player = await newPlayer(admin, context)
    await placeOn(player, [match], { kind: 'single' })
    await placeOn(player, [won], { kind: 'single' })
    await context.close()
  }
  await endWithHomeWin(admin, won)

  await lobby(page, baseURL)
  const top = async (): Promise<WinnerView[]> => (await page.request.get('/v1/top-winners')).json()
  await expect.poll(async () => (await top()).length).toBeGreaterThan(1)
  // counted once a minute, and perhaps just before this story
  const pickedIds = async (): Promise<number[]> => {
    const answer = await page.request.get('/v1/highlights?lang=en')
    const { mostPicked }: Highlights = await answer.json()
    return mostPicked.map((one) => one.match.id)
  }
  await expect.poll(pickedIds, { timeout: 90_000 }).toContain(match.id)
  await page.goto('/en/')
  const featured = block(page, 'Featured matches')
  await expect(featured.getByText(match.home)).toBeVisible()
  await expect(block(page, 'Starting soon').getByRole('listitem')).not.toHaveCount(0)
  const picked = block(page, 'Most picked')
  await expect(picked.getByText(match.home).first()).toBeVisible()
  // the two of this test, and those of others who came to the match
  await expect(picked.getByText(/^([2-9]|\d\d+) coupons$/).first()).toBeVisible()
  await expect(
    block(page, 'Winners')
      .getByText(/^E\*\*\*./)
      .first()
  ).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 2400 })
    expect(await faultsOf(page)).toEqual([])
  }

  await page.setViewportSize({ width: 1280, height: 1000 })
  await featured.getByRole('button').first().click()
  await expect(featured.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await featured.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/en/match/${match.id}$`))
})

test('the first brand has the same blocks at home, words over its banner, and its sports one press away', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const { id } = await admin.post<BannerRow>('/v1/banners', {
    title: 'Of the picture',
    page: 'home',
    position: 'top',
    language: null,
    picture: '/assets/none.webp',
    phonePicture: null,
    link: '/results',
    texts: {
      tr: { headline: 'Bütün maçlar', button: 'Sonuçlara git' },
      fa: { headline: 'همهٔ مسابقه‌ها', button: 'دیدن نتایج' },
    },
    startsAt: null,
    endsAt: null,
    listOrder: 0,
    isShown: true,
  })
  try {
    for (const [language, name] of [
      ['fa', 'همهٔ مسابقه‌ها دیدن نتایج'],
      // the brand's own, where the banner has no words in the language
      ['en', 'Bütün maçlar Sonuçlara git'],
    ] as const) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 1000 })
        await page.goto(`/${language}/`)
        await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
        expect(await faultsOf(page)).toEqual([])
      }
    }
    await expect(block(page, 'Starting soon').getByRole('listitem')).not.toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Sports', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/sports$/)
    await expect(page.getByRole('region', { name: 'Matches' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Bütün maçlar/ })).toHaveCount(0)
    await page.goto('/en/')
    await page.getByRole('link', { name: /Bütün maçlar/ }).click()
    await expect(page).toHaveURL(/\/en\/results$/)
  } finally {
    // every later page would carry it
    await admin.remove(`/v1/banners/${id}`)
  }
})
