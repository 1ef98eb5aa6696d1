import { test } from '@japa/runner'
import { SHIPPED_THEMES } from '@grandstand/shared-types/themes/shipped_themes'
import { stylesheetOf } from '@grandstand/shared-types/themes/stylesheet'
import type { ThemeChoiceView, ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import { ApiSession } from '#tests/support/client'
import { siteById } from '#sites/current_site'
import { themeOfPage, themePart } from '#themes/page_theme'
import { copyOf, makeThemeDesk, themeCalled } from '#tests/themes/support'

const choicesOf = async (host: string) =>
  (await new ApiSession(host).get<ThemeChoiceView[]>('/v1/themes/choices')).body

test.group('The stylesheet of a theme', () => {
  test('may be kept by caches under its name, and sets no cookie', async ({ assert }) => {
    const { site } = await makeThemeDesk()
    const terrace = (await choicesOf(site.host)).find(({ key }) => key === 'terrace')
    const answer = await new ApiSession(site.host).get<string>(terrace?.href ?? '')
    assert.equal(answer.status, 200)
    assert.equal(answer.body, stylesheetOf(SHIPPED_THEMES.terrace.design))
    assert.equal(answer.headers.get('content-type'), 'text/css; charset=utf-8')
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.deepEqual(answer.headers.getSetCookie(), [])
  })

  test('has another name after a change; no cache keeps it under the old name', async ({
    assert,
  }) => {
    const desk = await makeThemeDesk()
    const copy = await copyOf(desk, 'grandstand', 'Changing')
    await desk.admin.put(`/v1/themes/${copy.id}`, { isChoosable: true })
    const hrefNow = async () =>
      (await choicesOf(desk.site.host)).find(({ key }) => key === 'changing')?.href ?? ''
    const before = await hrefNow()
    const design = { ...copy.design, dark: { ...copy.design.dark, bg: '#101010' } }
    await desk.admin.put<ThemeRow>(`/v1/themes/${copy.id}`, { design })
    const after = await hrefNow()
    assert.notEqual(after, before)
    const visitor = new ApiSession(desk.site.host)
    const old = await visitor.get<string>(before)
    assert.include(old.body, '--bg:#101010')
    assert.equal(old.headers.get('cache-control'), 'no-cache')
  })

  test('is answered only on the hosts of its brand', async ({ assert }) => {
    const desk = await makeThemeDesk()
    const other = await makeThemeDesk()
    const copy = await copyOf(desk, 'grandstand', 'Private')
    await desk.admin.put(`/v1/themes/${copy.id}`, { isChoosable: true })
    const href = (await choicesOf(desk.site.host)).find(({ key }) => key === 'private')?.href ?? ''
    assert.equal((await new ApiSession(desk.site.host).get(href)).status, 200)
    assert.equal((await new ApiSession(other.site.host).get(href)).status, 404)
    for (const path of ['/themes/1.css', '/themes/1.zz.css', '/themes/999999.0123456789ab.css']) {
      assert.equal((await new ApiSession(desk.site.host).get(path)).status, 404)
    }
  })
})

test.group('The theme of a page', () => {
  test('is the theme that the player has chosen, while the brand offers it', async ({ assert }) => {
    const desk = await makeThemeDesk()
    const pageTheme = async (chosen: unknown) =>
      (await themeOfPage(await siteById(desk.site.id), chosen)).key
    assert.equal(await pageTheme(undefined), 'grandstand')
    assert.equal(await pageTheme('terrace'), 'terrace')
    for (const unknown of ['nobody', '../terrace', 'TERRACE', 7, ['terrace'], {}]) {
      assert.equal(await pageTheme(unknown), 'grandstand')
    }
    const { id } = await themeCalled(desk, 'terrace')
    await desk.admin.put(`/v1/themes/${id}`, { isChoosable: false })
    assert.equal(await pageTheme('terrace'), 'grandstand')
    const { id: floodlight } = await themeCalled(desk, 'floodlight')
    await desk.admin.post(`/v1/themes/${floodlight}/default`)
    assert.equal(await pageTheme(undefined), 'floodlight')
  })

  test('is the brand’s theme where the site lets nobody choose', async ({ assert }) => {
    const desk = await makeThemeDesk({ flags: { ...DEFAULT_FLAGS, themeChange: false } })
    assert.equal((await themeOfPage(await siteById(desk.site.id), 'terrace')).key, 'grandstand')
    assert.deepEqual(await choicesOf(desk.site.host), [])
  })

  test('stands in the page with its stylesheet, its layout and the colour of the bar', async ({
    assert,
  }) => {
    const desk = await makeThemeDesk()
    const site = await siteById(desk.site.id)
    const cookie = (name: string) => (name === 'theme' ? 'terrace' : undefined)
    const part = await themePart(site, { language: 'tr', cookie })
    const [href = ''] = part.stylesheets ?? []
    assert.equal((await new ApiSession(desk.site.host).get(href)).status, 200)
    assert.deepEqual(part.attributes, SHIPPED_THEMES.terrace.design.layout)
    assert.equal(part.barColour, SHIPPED_THEMES.terrace.design.dark.chrome)
    assert.containsSubset(part.data, { theme: { key: 'terrace', href, transfer: 'ledger' } })
  })

  test('is the default look where the brand names a theme that is gone', async ({ assert }) => {
    const desk = await makeThemeDesk()
    const site = await siteById(desk.site.id)
    const profile = { ...site.settings.profile, defaultTheme: 'long-gone' }
    const found = await themeOfPage({ id: site.id, settings: { ...site.settings, profile } }, null)
    assert.equal(found.key, 'grandstand')
  })
})
