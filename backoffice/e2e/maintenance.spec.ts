/** An admin closes the site for maintenance: players wait on a page of the brand, staff go on. */
import { expect, test } from '../../e2e/test.ts'
import { NO_MAINTENANCE } from '@grandstand/shared-types/sites/maintenance'
import { signInAdmin } from '../../player-web/e2e/support/accounts.ts'
import { ADMIN, signIn } from './support.ts'

const HOUR_MS = 3_600_000

/** As the form shows it, by the clock of the brand: `24.11.2026 14:30`. */
function typed(at: number): string {
  const [day, time] = new Date(at).toLocaleString('sv', { timeZone: 'Europe/Istanbul' }).split(' ')
  return `${day?.split('-').reverse().join('.')} ${time?.slice(0, 5)}`
}

// a site that a failed test leaves closed would fail every later test
test.afterEach(async ({ baseURL }) => {
  const admin = await signInAdmin(baseURL)
  await admin.put('/v1/sites/1/maintenance', NO_MAINTENANCE)
})

test('a planned window is announced, the switch closes the open page, and the site comes back by itself', async ({
  page,
  browser,
}, info) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/sites')
  const panel = page
    .getByRole('region')
    .filter({ hasText: 'Site şimdi bakımda' })
    .or(page.locator('section', { hasText: 'Site şimdi bakımda' }))
  const save = async () => {
    await panel.getByRole('button', { name: 'Bakımı kaydet' }).click()
    await expect(page.getByText('Bakım kaydedildi.').last()).toBeVisible()
  }
  const from = Date.now() + HOUR_MS
  await panel.getByLabel('Planlanan başlangıç').fill(typed(from))
  await panel.getByLabel('Planlanan bitiş').fill(typed(from - HOUR_MS / 2))
  await panel.getByRole('button', { name: 'Bakımı kaydet' }).click()
  await expect(panel.getByRole('alert')).toBeVisible()
  await panel.getByLabel('Planlanan bitiş').fill(typed(from + HOUR_MS))
  await panel.getByLabel('Oyunculara not (Türkçe)').fill('Canlı bahis sunucuları yenileniyor.')
  await save()

  const context = await browser.newContext({ colorScheme: 'dark' })
  const site = await context.newPage()
  await site.goto('/tr/')
  await expect(site.getByText(/Planlı bakım: .*Canlı bahis sunucuları yenileniyor\./)).toBeVisible()
  await site.screenshot({ path: info.outputPath('announced.png') })
  await site.setViewportSize({ width: 390, height: 800 })
  await site.screenshot({ path: info.outputPath('announced-phone.png') })

  await panel.getByLabel('Site şimdi bakımda').click()
  await save()
  await page.screenshot({ path: info.outputPath('form.png') })
  // the open page of a player leaves by itself
  await expect(site.getByRole('heading', { name: 'Bakımdayız' })).toBeVisible()
  await site.screenshot({ path: info.outputPath('closed-phone.png') })
  await site.setViewportSize({ width: 1280, height: 800 })
  await site.screenshot({ path: info.outputPath('closed.png') })
  expect((await site.reload())?.status()).toBe(503)
  await page.goto('/backoffice/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible()

  await page.goto('/backoffice/sites')
  await panel.getByLabel('Site şimdi bakımda').click()
  await panel.getByLabel('Planlanan başlangıç').fill('')
  await panel.getByLabel('Planlanan bitiş').fill('')
  await panel.getByLabel('Oyunculara not (Türkçe)').fill('')
  await save()
  await expect(site.getByRole('banner')).toBeVisible({ timeout: 90_000 })
  await expect(site.getByText(/Planlı bakım/)).toHaveCount(0)
  await context.close()
})
