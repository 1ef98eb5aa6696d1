/** A second account on one phone: its bonus waits for staff, who see why, and release or cancel it (rules 15.11). */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { bonusTexts, makeBonus, onlyGrant } from './support/bonuses.ts'
import { misfitsOf } from './support/fit.ts'
import { signInToOffice } from './support/office.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const STORIES = [
  ['en', DESKTOP, 'release', 'met'],
  ['tr', PHONE, 'release', 'met'],
  ['fa', PHONE, 'cancel', 'cancelled'],
] as const satisfies readonly [SiteLanguage, object, string, string][]
const ACTS = { release: 'Bonusu serbest bırak', cancel: 'Bonusu iptal et' }

for (const [language, viewport, act, end] of STORIES) {
  test(`in ${language} a bonus of a second account on one device is held, until staff ${act} it`, async ({
    page,
    context,
    browser,
    baseURL,
  }, info) => {
    await page.setViewportSize(viewport)
    const admin = await signInAdmin(baseURL)
    const { id: bonusId, title } = await makeBonus(admin, 'registration', { multiplierMilli: 0 })
    const { bonuses: texts } = await bonusTexts(language)
    const first = await newPlayer(admin, context)
    await first.post('/v1/me/bonus-requests', { bonusId })
    expect(await onlyGrant(first)).toMatchObject({ state: 'met', convertedMinor: 5_000 })
    const { username: firstName } = await first.get<{ username: string }>('/v1/me')

    const second = await newPlayer(admin, context)
    await second.post('/v1/me/bonus-requests', { bonusId })
    await page.goto(`/${language}/ownBonuses`)
    const own = page.getByRole('article', { name: title, exact: true })
    await expect(own).toContainText(texts.state.held)
    await expect(own).toContainText(texts.own.held)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((to) => {
        document.documentElement.dataset['theme'] = to
      }, theme)
      expect(await faultsOf(page, { part: 'main' })).toEqual([])
      await page.screenshot({ path: info.outputPath(`held-${theme}.png`) })
    }
    expect(await misfitsOf(page)).toEqual([])

    const office = await (await browser.newContext()).newPage()
    await signInToOffice(office)
    await office.goto('/backoffice/bonus-grants')
    await office.getByRole('tab', { name: 'Bekletiliyor' }).click()
    const row = office.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Aynı cihaz')
    expect(await faultsOf(office, { part: 'main' })).toEqual([])
    await office.screenshot({ path: info.outputPath('list.png') })
    await row.getByRole('link', { name: title }).click()
    const reasons = office.locator('section').filter({
      has: office.getByRole('heading', { name: 'Neden bekletiliyor' }),
    })
    await expect(reasons.getByRole('link', { name: firstName })).toBeVisible()
    expect(await faultsOf(office, { part: 'main' })).toEqual([])
    await office.screenshot({ path: info.outputPath('reasons.png'), fullPage: true })
    await office.getByRole('button', { name: ACTS[act] }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel('Gerekçe').fill('kardeşler, ikisi de tanınıyor')
    await dialog.getByRole('button', { name: ACTS[act] }).click()
    await expect(dialog).toBeHidden()
    expect((await onlyGrant(second)).state).toBe(end)
    await page.reload()
    await expect(own).toContainText(texts.state[end])
  })
}
