/**
 * Every page, opened by each type of user: it opens, asks for a sign-in, or leads home, as its guard says (rules 9.1).
 */
import { expect, test, type Page } from '@playwright/test'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { admission, type Admission } from '../src/app/admission.ts'
import { newCashier, newPlayer, signInAdmin } from './support/accounts.ts'
import { allPages } from './support/pages.ts'

const softly = expect.configure({ soft: true })

/** Pages without parameters; the tests over all pages open the others. */
const plainPages = async () =>
  (await allPages()).flatMap((page) =>
    page.paths.filter((path) => !path.includes(':')).map((path) => ({ path, page }))
  )

async function shownAt(page: Page, path: string): Promise<Admission> {
  // navigates by the app's own router, so that the app loads once
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `/en/${path}`)
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  // the sign-in with a user is Turkish, and so is the home page that it leads to
  const isHome = /^\/(en|tr)\/$/.test(new URL(page.url()).pathname)
  if (await dialog.isVisible()) {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    return 'signIn'
  }
  return isHome && path !== '' ? 'home' : 'open'
}

async function walk(page: Page, me: Me | null): Promise<void> {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.goto('/en/results')
  await expect(page.getByRole('main')).toBeVisible()
  for (const { path, page: described } of await plainPages()) {
    const wanted = admission(described, me, DEFAULT_FLAGS)
    await softly
      .poll(() => shownAt(page, path), `/en/${path} as ${me?.type ?? 'visitor'}`)
      .toBe(path === '' && wanted === 'open' ? 'open' : wanted)
  }
  expect(failures).toEqual([])
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a visitor', async ({ page }) => {
      await walk(page, null)
    })

    test('a player', async ({ page, context, baseURL }) => {
      const player = await newPlayer(await signInAdmin(baseURL), context)
      await walk(page, await player.get<Me>('/v1/me'))
    })

    test('an online player', async ({ page, context, baseURL }) => {
      const admin = await signInAdmin(baseURL)
      const player = await newPlayer(admin, context, 100, { isOnline: true })
      const me = await player.get<Me>('/v1/me')
      expect(me.isOnline).toBe(true)
      await walk(page, me)
    })

    test('a terminal user', async ({ page, context, baseURL }) => {
      const cashier = await newCashier(await signInAdmin(baseURL), context)
      await walk(page, await cashier.get<Me>('/v1/me'))
    })
  })
}
