/** What a brand tells its players: popups over the page, the bar, and their own notifications. */
import { expect, test } from '../../e2e/test.ts'
import type { NoticeRow, PopupRow } from '@grandstand/shared-types/wire/site/notices'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'

const texts = (title: string, html: string) => ({ en: { title, html } })

test('a popup waits for the sign-in to be closed, and does not come back at every load', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const { id } = await admin.post<PopupRow>('/v1/popups', {
    name: 'after the sign-in',
    texts: texts('Evening of cups', '<p>Eight matches.</p>'),
  })
  try {
    const answered = Promise.withResolvers<void>()
    await page.route('**/v1/popups/shown*', async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.goto('/en/')
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    const signIn = page.getByRole('dialog', { name: 'Sign in' })
    await expect(signIn).toBeVisible()
    const shown = page.waitForResponse('**/v1/popups/shown*')
    answered.resolve()
    await shown
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(signIn).toBeVisible()
    await signIn.getByRole('button', { name: 'Close' }).click()

    const popup = page.getByRole('dialog', { name: 'Evening of cups' })
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  } finally {
    await admin.put(`/v1/popups/${id}`, { active: false })
  }
})

test('slides are put away for good, a warning once it is understood, and both can be read by everybody', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const made: PopupRow[] = []
  const make = async (body: object) => made.push(await admin.post<PopupRow>('/v1/popups', body))
  await make({
    name: 'one',
    texts: texts(
      'Derby week',
      '<p>Every derby of the week, with <a href="/en/livebets">live prices</a>.</p>'
    ),
  })
  await make({
    name: 'two',
    listOrder: 2,
    texts: texts('New: cards', '<p>Load your balance with a card.</p>'),
  })
  await make({
    name: 'look-alikes',
    kind: 'warning',
    place: 'everywhere',
    texts: texts(
      'Beware of look-alike sites',
      '<p>We never ask for your password by mail or phone.</p>'
    ),
  })
  try {
    await page.goto('/en/')
    const warning = page.getByRole('dialog', { name: 'Beware of look-alike sites' })
    await expect(warning).toBeVisible()
    await expect(warning.getByText('127.0.0.1')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await warning.getByRole('button', { name: 'I understand' }).click()

    const slide = page.getByRole('dialog', { name: 'Derby week' })
    await expect(slide).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    // no popup covers the site in a frame, as in the preview of a theme
    const around = await page.context().newPage()
    await around.goto('/en/results')
    await around.evaluate(() => document.body.append(document.createElement('iframe')))
    await around.locator('iframe').evaluate((frame) => frame.setAttribute('src', '/en/'))
    const framed = around.frameLocator('iframe')
    await expect(framed.getByRole('heading', { level: 1 })).toBeAttached()
    await around.waitForLoadState('networkidle')
    await expect(framed.getByRole('dialog')).toHaveCount(0)
    await around.close()

    await slide.getByRole('button', { name: 'New: cards' }).click()
    const second = page.getByRole('dialog', { name: 'New: cards' })
    await expect(second.getByText('Load your balance with a card.')).toBeVisible()
    await second.getByRole('checkbox', { name: 'Do not show again' }).check()
    await second.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  } finally {
    for (const { id } of made) await admin.put(`/v1/popups/${id}`, { active: false })
  }
})

test('a message of staff is counted in the header until the player reads it; the bar is closed once', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, context)
  const me = await player.get<{ user: { id: number } }>('/v1/sessions/current')
  await admin.post('/v1/notices', {
    form: 'message',
    audience: 'player',
    userId: me.user.id,
    texts: { en: { title: 'Your documents', text: 'Thank you, we have received them.' } },
  })
  const bar = await admin.post<NoticeRow>('/v1/notices', {
    form: 'bar',
    audience: 'brand',
    texts: { en: { title: 'Tonight:', text: 'maintenance from 3:00 to 3:30.' } },
  })
  try {
    await page.goto('/en/')
    // the credit that the player was given is told too
    const bell = page.getByRole('link', { name: '2 unread notifications' })
    await expect(bell).toBeVisible()
    await expect(page.getByText('maintenance from 3:00 to 3:30.')).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('maintenance from 3:00 to 3:30.')).toHaveCount(0)

    await bell.click()
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByText('Your documents').click()
    await expect(page.getByText('Thank you, we have received them.')).toBeVisible()
    await expect(page.getByRole('link', { name: '1 unread notification' })).toBeVisible()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
  } finally {
    await admin.put(`/v1/notices/${bar.id}`, { shownTo: Date.now() })
  }
})
