/** Staff change what a brand shows; the players' site shows it with the next page. */
import { expect, test, type Page } from '../../e2e/test.ts'
import { ADMIN, signIn } from './support.ts'

const open = (page: Page, tab: string) => page.goto(`/backoffice/sites?tab=${tab}`)

async function save(page: Page): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  return (await answered).status()
}

test('name, texts and flags that staff set reach the site, and an address that is not allowed is refused', async ({
  page,
}, info) => {
  await signIn(page, ADMIN)
  await open(page, 'brand')
  await page.getByLabel('Site adı').fill('Gece Bahis')
  await page.getByLabel('Açıklama').fill('Gece gündüz bahis')
  await page.getByLabel('Logo', { exact: true }).fill('javascript:alert(1)')
  await page.getByRole('tab', { name: 'Oyuncular' }).click()
  await page.getByLabel('Kayıt kapalı').click()
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  // the tab of the refused field opens
  await expect(page.getByRole('tab', { name: 'Marka', selected: true })).toBeVisible()
  await expect(page.getByText(/https:\/\/ ile başlayan bir adres/).first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('refused.png'), fullPage: true })
  await page.getByLabel('Logo', { exact: true }).fill('/favicon.svg')
  expect(await save(page)).toBe(200)

  const site = await page.context().newPage()
  await site.goto('/tr/')
  await expect(site).toHaveTitle(/· Gece Bahis$/)
  await expect(site.getByRole('link', { name: /^Gece Bahis/ }).locator('img')).toHaveAttribute(
    'src',
    '/favicon.svg'
  )
  const html = await (await page.request.get('/tr/')).text()
  expect(html).toContain('<meta name="description" content="Gece gündüz bahis">')
  const { settings } = await (await page.request.get('/v1/settings/get')).json()
  expect(settings.flags).toMatchObject({ registerDisabled: true, mobileRequired: true })

  await open(page, 'brand')
  await page.getByLabel('Site adı').fill('Grandstand')
  await page.getByLabel('Açıklama').fill('')
  await page.getByLabel('Logo', { exact: true }).fill('')
  await page.getByRole('tab', { name: 'Oyuncular' }).click()
  await page.getByLabel('Kayıt kapalı').click()
  expect(await save(page)).toBe(200)
  const after = await (await page.request.get('/v1/settings/get')).json()
  expect(after.settings).toMatchObject({ title: 'Grandstand', description: '', logo: null })
  for (const tab of ['contact', 'players', 'betting', 'safety']) {
    await open(page, tab)
    await page.screenshot({ path: info.outputPath(`${tab}.png`), fullPage: true })
  }
})

test('styles of the brand’s own are published, and refused when they would close their layer', async ({
  page,
}) => {
  await signIn(page, ADMIN)
  await open(page, 'brand')
  const css = page.getByLabel('CSS')
  await css.fill('} body { display: none }')
  await page.getByRole('button', { name: 'Yayına al' }).click()
  await expect(page.getByText(/fazladan kapanan bir parantez/)).toBeVisible()
  await css.fill('header { border-block-end: 5px solid rgb(9, 8, 7) }')
  await page.getByRole('button', { name: 'Yayına al' }).click()
  await expect(page.getByText('Stil ve betikler yayında.')).toBeVisible()
  const site = await page.context().newPage()
  await site.goto('/tr/')
  await expect(site.getByRole('banner')).toHaveCSS('border-block-end', '5px solid rgb(9, 8, 7)')

  await css.fill('')
  // the notice of the first publication may still be there
  const published = page.waitForResponse(/\/v1\/sites\/\d+\/scripts$/)
  await page.getByRole('button', { name: 'Yayına al' }).click()
  await published
  await site.reload()
  await expect(site.getByRole('banner')).not.toHaveCSS('border-block-end-width', '5px')
})
