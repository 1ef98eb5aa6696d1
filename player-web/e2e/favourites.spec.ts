/** What has a star: matches before their start and in play, leagues, types of markets. */
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches } from './support/coupons.ts'
import { LiveFeed } from './support/feed.ts'

test('a starred match stands among the favourites until its star is taken away', async ({
  page,
  request,
  baseURL,
}) => {
  const [match] = await openMatches(await signInAdmin(baseURL), 1)
  if (!match) throw new Error('no match')
  const feed = new LiveFeed(request)
  const running = await feed.open()
  await page.goto(`/en/match/${match.id}`)
  await page
    .getByRole('button', { name: `Follow ${match.home} – ${match.away}`, exact: true })
    .click()
  await page.goto(`/en/live/${running.id}`)
  await page
    .getByRole('button', { name: `Follow ${running.home} – ${running.away}`, exact: true })
    .click()

  await page.goto('/en/favourites')
  const rows = page.getByRole('list', { name: 'Favourites' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: match.home })).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
  await page
    .getByRole('button', { name: `Follow ${match.home} – ${match.away}`, exact: true })
    .click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Casino' }).last().click()
  await expect(page.getByText('No favourites yet')).toBeVisible()
  feed.close()
})

test('a market with a star comes first on the page of every match, and a league with one leads to its matches', async ({
  page,
  baseURL,
}) => {
  const [one, other] = await openMatches(await signInAdmin(baseURL), 2)
  if (!one || !other) throw new Error('no match')
  const titles = page.getByRole('main').locator('details h2')
  await page.goto(`/en/match/${one.id}`)
  const title = (await titles.nth(2).textContent()) ?? ''
  await page.getByRole('button', { name: `Follow ${title}`, exact: true }).click()
  await expect(titles.first()).toHaveText(title)
  await page.goto(`/en/match/${other.id}`)
  await expect(titles.first()).toHaveText(title)

  await page.goto('/en/sports')
  const league = page.locator('section section[aria-label]').filter({ hasText: one.home }).first()
  const name = (await league.getAttribute('aria-label')) ?? ''
  await league.getByRole('button', { name: `Follow ${name}`, exact: true }).click()

  await page.goto('/en/favourites?of=odds')
  await expect(page.getByRole('list', { name: 'Markets' }).getByText(title)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Leagues' }).click()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('list', { name: 'Leagues' }).getByRole('link', { name }).click()
  await expect(page.getByRole('main').getByText(one.home).first()).toBeVisible()
})

test('favourites stay with the player: a visitor’s join them, another browser shows them, a sign-out hides them', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const [match] = await openMatches(admin, 1)
  if (!match) throw new Error('no match')
  const star = (of: typeof page) =>
    of.getByRole('button', { name: `Follow ${match.home} – ${match.away}` })
  await page.goto(`/en/match/${match.id}`)
  await star(page).click()
  const player = await newPlayer(admin, page.context())
  await page.reload()
  await expect
    .poll(() => player.get<object>('/v1/me/preferences'))
    .toMatchObject({ 'favourites.sports': [match.id] })

  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: await page.context().cookies(), origins: [] },
  })
  const second = await elsewhere.newPage()
  await second.goto(`/en/match/${match.id}`)
  await expect(star(second)).toHaveAttribute('aria-pressed', 'true')
  await star(second).click()
  await expect
    .poll(() => player.get<object>('/v1/me/preferences'))
    .toMatchObject({ 'favourites.sports': [] })
  await star(second).click()
  await second.getByRole('button', { name: /^Account menu/ }).click()
  await second.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(second.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await second.goto(`/en/match/${match.id}`)
  await expect(star(second)).toHaveAttribute('aria-pressed', 'false')
  await elsewhere.close()
})
