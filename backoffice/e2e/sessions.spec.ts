/**
 * Sessions: shown and ended by their user and by staff; requests that a page sends by itself do not prolong a session.
 */
import { expect, test } from '../../e2e/test.ts'
import { UNATTENDED_HEADER } from '@grandstand/shared-types/accounts/unattended'
import { ADMIN, DEALER, enter, placeCoupon, PLAYER, signIn } from './support.ts'

test('a user sees the own sessions and ends one of them', async ({ page, browser }) => {
  const there = await browser.newContext({ userAgent: 'Elsewhere/1.0' })
  const other = await there.newPage()
  await signIn(other, DEALER)
  await signIn(page, DEALER)

  await page.getByRole('button', { name: DEALER.username }).click()
  await page.getByRole('menuitem', { name: 'Oturumlarım' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oturumlarım' })).toBeVisible()
  const sessions = page.getByRole('main').getByRole('listitem')
  const own = sessions.filter({ hasText: 'Bu oturum' })
  const foreign = sessions.filter({ hasText: 'Elsewhere/1.0' })
  await expect(own).toHaveCount(1)
  await expect(foreign).toHaveCount(1)
  await expect(own).toContainText('Chrome')
  await expect(own).toContainText('127.0.0.1')
  await expect(own.getByRole('button')).toHaveCount(0)

  await foreign.getByRole('button', { name: 'Elsewhere/1.0: oturumu kapat' }).click()
  await expect(foreign).toHaveCount(0)
  await expect(own).toHaveCount(1)
  await other.getByRole('link', { name: 'Kullanıcılar' }).click()
  await expect(other.getByRole('textbox', { name: 'Kullanıcı adı' })).toBeVisible()
  await there.close()
})

test('signing out everywhere sends every browser to the sign-in page', async ({
  page,
  browser,
}) => {
  const there = await browser.newContext()
  await signIn(await there.newPage(), DEALER)
  await signIn(page, DEALER)
  await page.goto('/backoffice/sessions')
  await page.getByRole('button', { name: 'Tüm oturumları kapat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tüm oturumları kapat' }).click()
  await expect(page.getByRole('textbox', { name: 'Kullanıcı adı' })).toBeVisible()
  expect((await there.request.get('/v1/me')).status()).toBe(401)
  await there.close()
})

test('B17: a page whose session has ended shows the sign-in, and no part of it fails', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(player, PLAYER)
  await placeCoupon(player, { matches: 1, totalStakeMinor: 500 })
  await player.dispose()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (line) => {
    // a refused request is a line of the browser's own
    if (line.type() === 'error' && !line.text().includes('401')) errors.push(line.text())
  })
  for (const list of ['Kuponlar', 'Kullanıcılar', 'Maçlar']) {
    const there = await browser.newContext()
    const other = await there.newPage()
    await signIn(other, ADMIN)
    await signIn(page, ADMIN)
    await page.getByRole('link', { name: list, exact: true }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('link', { name: 'Genel bakış' }).click()
    await other.goto('/backoffice/sessions')
    await other.getByRole('button', { name: 'Tüm oturumları kapat' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Tüm oturumları kapat' }).click()
    await page.getByRole('link', { name: list, exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Kullanıcı adı' })).toBeVisible()
    await there.close()
  }
  expect(errors).toEqual([])
})

test('staff see and end the open sessions of a user below', async ({
  page,
  playwright,
  baseURL,
}) => {
  const dealer = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Elsewhere/1.0',
  })
  await enter(dealer, DEALER)
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: 'Bayiler' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bayiler' })).toBeVisible()
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: DEALER.username, exact: true }) })
    .first()
  await row.getByRole('link', { name: DEALER.username, exact: true }).click()
  await page.getByRole('tab', { name: 'Oturumlar' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Elsewhere/1.0' })).toBeVisible()
  await page.getByRole('button', { name: 'Tüm oturumları kapat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tüm oturumları kapat' }).click()
  await expect(page.getByText('Açık oturum yok.')).toBeVisible()
  expect((await dealer.get('/v1/me')).status()).toBe(401)
  await dealer.dispose()
})

test('requests that a page sends by itself are marked, requests of a user are not', async ({
  page,
}) => {
  await signIn(page, ADMIN)
  // the monitor of feeds and the list of live matches are refreshed all the time
  for (const [path, read] of [
    ['feed/errors', '/v1/feed/producers'],
    ['live-matches', '/v1/live-matches?'],
  ] as const) {
    // stops the requests of the page before
    await page.goto('about:blank')
    const said: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes(read)) said.push(request.headers()[UNATTENDED_HEADER])
    })
    await page.goto(`/backoffice/${path}`)
    await expect.poll(() => said.length).toBeGreaterThan(2)
    expect(said[0], path).toBeUndefined()
    expect([...new Set(said.slice(1))], path).toEqual(['1'])
    page.removeAllListeners('request')
  }
  const [search] = await Promise.all([
    page.waitForRequest(
      (request) => request.url().includes('/v1/live-matches') && request.url().includes('zzz')
    ),
    page.getByRole('searchbox').fill('zzz'),
  ])
  expect(search.headers()[UNATTENDED_HEADER]).toBeUndefined()
})

test('signing out leaves nothing of the people behind, even when the server cannot be reached', async ({
  page,
  context,
}) => {
  await signIn(page, DEALER)
  await page.goto('/backoffice/users')
  const players = page.getByRole('table')
  await expect(players).toContainText(PLAYER.username)
  await context.setOffline(true)
  await page.getByRole('button', { name: DEALER.username }).click()
  await page.getByRole('menuitem', { name: 'Çıkış' }).click()
  await expect(page.getByRole('textbox', { name: 'Kullanıcı adı' })).toBeVisible()
  const left = async () =>
    page.evaluate(() => [
      document.body.innerText,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ])
  const names = [PLAYER.username, DEALER.username]
  const holding = async () =>
    (await left()).filter((text) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text)))
  expect(await holding()).toEqual([])
  await page.goBack()
  await expect(players).toBeHidden()
  expect(await holding()).toEqual([])
})
