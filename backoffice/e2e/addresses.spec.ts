/** Addresses of people: IP permissions of a user, the countries of a brand, and the address log. */
import { expect, test, type Browser, type Page } from '../../e2e/test.ts'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { ADMIN, PLAYER, signIn } from './support.ts'

const OFFICE = '203.0.113.7'

/** The player signs in by the form of the player app, in Turkish. */
async function comeAsPlayer(browser: Browser, url: string | undefined, address?: string) {
  const context = await browser.newContext({
    ...(url && { baseURL: url }),
    ...(address && { extraHTTPHeaders: { 'x-forwarded-for': address } }),
  })
  const page = await context.newPage()
  await page.goto('/tr/sessions')
  const dialog = page.getByRole('dialog', { name: 'Giriş yap' })
  await dialog.getByLabel('Kullanıcı adı').fill(PLAYER.username)
  await dialog.getByRole('textbox', { name: 'Şifre' }).fill(PLAYER.password)
  await dialog.getByRole('button', { name: 'Giriş yap' }).click()
  return { context, page, dialog }
}

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  expect((await answered).status()).toBe(200)
}

test('a player signs in from allowed networks only, and the log shows from where', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, ADMIN)
  const filter = encodeURIComponent(JSON.stringify({ username: PLAYER.username }))
  const [player]: UserRow[] = await (await page.request.get(`/v1/users?filter=${filter}`)).json()
  const allow = async (networks: string) => {
    await page.goto(`/backoffice/users/${player?.id}`)
    await page.getByRole('button', { name: /^IP izinleri/ }).click()
    await page.getByLabel('İzinli IP adresleri').fill(networks)
    await save(page)
  }
  await allow('203.0.113.0/24 2001:db8::/32')
  const elsewhere = await comeAsPlayer(browser, baseURL)
  await expect(elsewhere.dialog.getByText('Bu ağdan girişe izin yok.')).toBeVisible()
  await elsewhere.context.close()
  const inside = await comeAsPlayer(browser, baseURL, OFFICE)
  await expect(inside.dialog).toBeHidden()
  await inside.context.close()

  await page.goto('/backoffice/')
  await page.getByRole('link', { name: 'IP kayıtları' }).click()
  await page.getByLabel('IP', { exact: true }).fill(OFFICE)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(PLAYER.username)
  await expect(rows.nth(1)).toContainText('Giriş yapıldı')
  await expect(rows.nth(1)).toContainText(OFFICE)

  await page.goto(`/backoffice/users/${player?.id}/show`)
  await page.getByRole('tab', { name: 'IP kayıtları' }).click()
  await expect(page.getByRole('row', { name: /Giriş reddedildi/ }).first()).toBeVisible()
  await allow('')
  const free = await comeAsPlayer(browser, baseURL)
  await expect(free.dialog).toBeHidden()
  await free.context.close()
})

test('a brand lets people play only from its countries', async ({ page, browser, baseURL }) => {
  await signIn(page, ADMIN)
  const openSettings = () => page.goto('/backoffice/sites?tab=safety')
  await openSettings()
  await page.getByLabel('Oynanabilen yerler').click()
  await page.getByRole('option', { name: 'yalnızca bu ülkeler' }).click()
  await page.getByLabel('Ülkeler').fill('Türki')
  await page.getByRole('option', { name: 'Türkiye' }).click()
  await page.getByLabel('Ülkesi bilinmeyen adresler oynayabilir').click()
  await save(page)
  const refused = await comeAsPlayer(browser, baseURL)
  await expect(
    refused.dialog.getByText('Sistem, bulunduğun ülkede oynamana izin veremiyor.')
  ).toBeVisible()
  await refused.context.close()

  await openSettings()
  await expect(page.getByRole('button', { name: 'Türkiye' })).toBeVisible()
  await page.getByLabel('Oynanabilen yerler').click()
  await page.getByRole('option', { name: 'bütün ülkeler' }).click()
  await page.getByLabel('Ülkesi bilinmeyen adresler oynayabilir').click()
  await save(page)
})
