/** The page that the server makes for a brand: it contains the settings, so that the app asks for none. */
import { expect, test, type Page } from '../../e2e/test.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'

const SITE = '/v1/sites/1'
const NOTHING = { css: '', generalJs: '', liveChatScript: '', analytics: '', origins: [] }

/** Paths of the API that the page asks for while it opens. */
async function askedBy(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  return asked.filter((one) => one.startsWith('/v1/'))
}

test("the page contains the settings: none are asked for, and the brand's name shows from the start", async ({
  page,
}) => {
  const asked = await askedBy(page, '/en/')
  expect(asked).toContain('/v1/sessions/current')
  expect(asked).not.toContain('/v1/settings/get')
  await expect(page).toHaveTitle(/· Grandstand$/)
  await expect(page.getByRole('link', { name: 'Grandstand, home' })).toHaveText('Grandstand')
  const html = await (await page.request.get('/tr/')).text()
  expect(html).toContain('<html lang="tr" dir="ltr" ')
  expect(html).toContain('<title>Grandstand</title>')
})

test('styles and scripts of the brand work in every page, and any other script is refused', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  await admin.put(`${SITE}/scripts`, {
    css: 'header { border-block-end: 7px solid rgb(1, 2, 3) }',
    generalJs: 'window.ran = ["general"]',
    analytics: '<script>ran.push("analytics")</script>',
    liveChatScript:
      '<!-- chat --><script>ran.push("chat"); throw new Error("of the vendor")</script>',
  })
  try {
    await page.goto('/en/')
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('border-block-end', '7px solid rgb(1, 2, 3)')
    await expect.poll(() => page.evaluate('window.ran')).toEqual(['general', 'analytics', 'chat'])
    // an error in the vendor's script does not break the site
    await expect(header).toBeVisible()

    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.smuggled = true'
      document.body.append(script)
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x" onerror="window.smuggled = true">'
      )
    })
    await page.waitForTimeout(500)
    expect(await page.evaluate('window.smuggled')).toBeUndefined()
  } finally {
    await admin.put(`${SITE}/scripts`, NOTHING)
  }
})

test('amounts carry the sign or the code of their currency, as the brand says', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  await newPlayer(admin, page.context())
  const mode = (currencyMode: string) => admin.put(SITE, { settings: { flags: { currencyMode } } })
  await page.goto('/en/')
  await expect(page.getByText('₺500.00').first()).toBeVisible()
  await mode('code')
  try {
    await page.reload()
    await expect(page.getByText('500.00 TRY').first()).toBeVisible()
  } finally {
    await mode('sign')
  }
})
