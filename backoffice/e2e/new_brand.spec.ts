/** An admin opens a brand as a copy of the own one, and changes its hosts. */
import { GATE, expect, test } from '../../e2e/test.ts'
import { ADMIN, signIn } from './support.ts'

const PASSWORD = 'gece-yarisi-1'
const host = 'gece.localhost'

test(
  'a brand is opened by one dialog in under a minute, answers at its host, and its admin signs in',
  GATE,
  async ({ page, browser, baseURL }, info) => {
    await signIn(page, ADMIN)
    await page.goto('/backoffice/sites')
    await page.getByRole('button', { name: 'Bu markadan yeni marka aç' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Markanın adı').fill('Gece Bahis')
    await dialog.getByLabel('Adresleri (alan adları)').fill('not a host')
    await dialog.getByLabel('İlk yöneticinin kullanıcı adı').fill('geceadmin')
    await dialog.getByLabel('İlk yöneticinin şifresi').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Markayı aç' }).click()
    await expect(dialog.getByText(/alan adı yazın/)).toBeVisible()
    await page.screenshot({ path: info.outputPath('dialog.png') })
    await dialog.getByLabel('Adresleri (alan adları)').fill(host)
    const begun = Date.now()
    await dialog.getByRole('button', { name: 'Markayı aç' }).click()
    await expect(dialog.getByText(/Gece Bahis açıldı/)).toBeVisible()
    expect(Date.now() - begun).toBeLessThan(60_000)
    await page.screenshot({ path: info.outputPath('opened.png') })

    const origin = (baseURL ?? '').replace(/\/\/[^:/]+/, `//${host}`)
    const context = await browser.newContext({ baseURL: origin })
    const there = await context.newPage()
    await there.goto('/tr/')
    await expect(there).toHaveTitle(/· Gece Bahis$/)
    await signIn(there, { username: 'geceadmin', password: PASSWORD })
    await there.goto('/backoffice/sites')
    const hosts = there.getByRole('textbox', { name: /adres$/ })
    await expect(hosts.first()).toHaveValue(host)
    await there.getByRole('button', { name: 'Adres ekle' }).click()
    await hosts.last().fill(`m.${host}`)
    await there.getByRole('button', { name: 'Adresleri kaydet' }).click()
    await expect(there.getByText('Adresler kaydedildi.')).toBeVisible()
    await there.screenshot({ path: info.outputPath('hosts.png'), fullPage: true })
    await there.goto(origin.replace('//', '//m.') + '/tr/')
    await expect(there).toHaveTitle(/· Gece Bahis$/)
    await context.close()
  }
)
