/** The page of the player app, as the server makes it the page of a brand. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEFAULT_PROFILE } from '@grandstand/shared-types/sites/profile'
import type { PageData } from '@grandstand/shared-types/wire/site/page_data'
import web from '#config/web'
import { joinedParts } from '#sites/page/page_part'
import { siteByHost } from '#sites/current_site'
import { brandPage } from '#sites/page/brand_page'
import { pageLanguage } from '#sites/page/page_language'
import { settingsAnswer } from '#sites/queries/settings_answer'
import { ApiSession } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'

const BUILT = `<!doctype html>
<html lang="tr" dir="ltr">
  <head>
    <title>grandstand</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" src="/assets/index-1.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`

const dataOf = (page: string): PageData =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '')

test.group('The page of a brand', (group) => {
  let folder: string
  const { root } = web

  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'grandstand-page-'))
    for (const app of ['player-web', 'backoffice']) {
      mkdirSync(join(folder, app, 'dist', 'assets'), { recursive: true })
      writeFileSync(join(folder, app, 'dist', 'index.html'), BUILT)
      writeFileSync(join(folder, app, 'dist', 'assets', 'index-1.js'), 'start()')
    }
    web.root = folder
    return () => {
      web.root = root
      rmSync(folder, { recursive: true })
    }
  })

  /** The page of a path, as text. */
  const pageOf = (host: string, path: string) => new ApiSession(host).send<string>('GET', path)

  test('carries title, icon, description, language and the settings of the brand', async ({
    assert,
  }) => {
    const profile = {
      ...DEFAULT_PROFILE,
      favicon: '/pictures/icon.png',
      description: 'Bets & more',
      keywords: 'bets, live',
    }
    const site = await makeSite({ settings: { profile, languages: ['tr', 'en'] } })
    const { status, body: page, headers } = await pageOf(site.host, '/en/coupons')
    assert.equal(status, 200)
    assert.match(headers.get('content-type') ?? '', /^text\/html/)
    assert.include(page, '<html lang="en" dir="ltr" ')
    assert.include(page, '<title>A test brand</title>')
    assert.include(page, '<link rel="icon" href="/pictures/icon.png">')
    assert.include(page, '<meta name="description" content="Bets &amp; more">')
    assert.include(page, '<meta name="keywords" content="bets, live">')
    const { body: answer } = await new ApiSession(site.host).get<object>('/v1/settings/get')
    const { language, settings } = dataOf(page)
    assert.deepEqual({ language, settings }, { language: 'en', settings: answer })
  })

  test('is in the language of its path when the brand offers it, else in the brand’s own', async ({
    assert,
  }) => {
    const site = await makeSite({ settings: { languages: ['tr'] } })
    for (const path of ['/', '/en/coupons', '/xx/', '/tr/live']) {
      assert.include((await pageOf(site.host, path)).body, '<html lang="tr"', path)
    }
  })

  test('carries, unseen and in its language, the message of an app that cannot start', async ({
    assert,
  }) => {
    const { host } = await makeSite({ settings: { languages: ['tr', 'de'] } })
    const { body } = await pageOf(host, '/de/')
    const [message = ''] = /<template id="not-started">.*<\/template>/s.exec(body) ?? []
    assert.include(message, '<h1>Keine Verbindung</h1>')
    assert.include(message, '<bdi>A test brand</bdi>')
    assert.include(message, '<button type="button">Erneut versuchen</button>')
  })

  test('is made anew for each request, with a nonce that its policy names', async ({ assert }) => {
    const site = await makeSite()
    const nonces = new Set<string>()
    for (const path of ['/', '/', '/index.html']) {
      const { body, headers } = await pageOf(site.host, path)
      nonces.add(/nonce="([^"]+)"/.exec(body)?.[1] ?? '')
      assert.equal(headers.get('cache-control'), 'private, no-cache')
      assert.isNull(headers.get('etag'))
      assert.include(headers.get('content-security-policy') ?? '', "script-src 'self';")
    }
    assert.equal(nonces.size, 3)
    const { headers } = await pageOf(site.host, '/assets/index-1.js')
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal((await pageOf(site.host, '/assets/none.js')).status, 404)
  })

  test('is in the language of its address, else the chosen one that the brand offers, else its own', async ({
    assert,
  }) => {
    const { host } = await makeSite({ settings: { languages: ['tr', 'en'] } })
    const site = await siteByHost(host)
    const codes = (
      [
        ['en/coupons', 'tr'],
        ['', 'en'],
        ['', 'de'],
        ['', 'nonsense'],
        ['', null],
      ] as const
    ).map(([path, chosen]) => pageLanguage(site, path, chosen).code)
    assert.deepEqual(codes, ['en', 'en', 'tr', 'tr', 'tr'])
  })

  test('S5 no text of the brand runs, ends an element or is read as markup', async ({ assert }) => {
    const hostile = '</script></style></title><script>alert(1)</script>$& <!--"\''
    const profile = { ...DEFAULT_PROFILE, description: hostile, keywords: hostile }
    const { host } = await makeSite({ settings: { profile } })
    const site = { ...(await siteByHost(host)), title: hostile }
    const settings = settingsAnswer(
      { ...site, scripts: { ...site.scripts, css: hostile, generalJs: hostile } },
      { origin: '', version: '' }
    )
    const language = pageLanguage(site, '')
    const part = await joinedParts([], site, { language: 'tr', cookie: () => null })
    const data = { language: 'tr', settings }
    const own = { ...site, scripts: { ...site.scripts, css: hostile } }
    const page = brandPage(BUILT, { site: own, language, data, part, nonce: 'n' })
    // a browser reads the text of a style as it stands, up to its end tag
    const markup = page.replace(/<style>.*?<\/style>/gs, '')
    assert.deepEqual(markup.match(/<script\b[^>]*>/g), [
      '<script type="module" src="/assets/index-1.js">',
      '<script type="application/json" id="page-data" nonce="n">',
    ])
    assert.lengthOf(page.match(/<\/(?:script|style|title)/g) ?? [], 5)
    assert.lengthOf(page.match(/<(?:style|title)>/g) ?? [], 3)
    assert.deepEqual(dataOf(page), data)
  })

  test('holds what rooms above add: stylesheets, attributes of the root and first data', async ({
    assert,
  }) => {
    const { host } = await makeSite()
    const site = await siteByHost(host)
    const part = await joinedParts(
      [
        () => ({ stylesheets: ['/themes/1.a.css'], attributes: { density: 'compact' } }),
        () => ({ frameOrigins: ['https://pay.example'], preloads: ['/v1/board/tree?lang=en&a=1'] }),
        async (_site, { language }) => ({ data: { texts: { language } }, attributes: { x: '"' } }),
      ],
      site,
      { language: 'en', cookie: () => null }
    )
    const settings = settingsAnswer(site, { origin: '', version: '' })
    const data = { ...part.data, language: 'en', settings }
    const language = pageLanguage(site, 'en')
    const textFile = '/assets/en.js'
    const page = brandPage(BUILT, { site, language, data, part, textFile, nonce: 'n' })
    assert.include(page, '<link rel="modulepreload" href="/assets/en.js">')
    assert.include(
      page,
      '<link rel="preload" as="fetch" crossorigin="" href="/v1/board/tree?lang=en&amp;a=1">'
    )
    assert.include(page, '<link rel="stylesheet" href="/themes/1.a.css">')
    assert.include(page, '<html lang="en" dir="ltr" data-density="compact" data-x="&quot;">')
    assert.containsSubset(dataOf(page), { texts: { language: 'en' } })
    assert.deepEqual(part.frameOrigins, ['https://pay.example'])
  })

  test('names the first requests of the board where it shows the board, and nowhere else', async ({
    assert,
  }) => {
    const terrace = { ...DEFAULT_PROFILE, defaultTheme: 'terrace' }
    const [board, lobby] = [await makeSite({ settings: { profile: terrace } }), await makeSite()]
    const asks = async ({ host }: { host: string }, path: string) =>
      (await pageOf(host, path)).body.includes('href="/v1/board/tree?lang=tr"')
    assert.deepEqual(
      await Promise.all(['/', '/tr/', '/tr/sports'].map((path) => asks(board, path))),
      [true, true, true]
    )
    assert.deepEqual(
      await Promise.all(
        ['/tr/?sport=2', '/tr/results', '/tr/sports?day=3h'].map((path) => asks(board, path))
      ),
      [false, false, false]
    )
    assert.deepEqual(
      await Promise.all(['/', '/tr/', '/tr/sports'].map((path) => asks(lobby, path))),
      [false, false, true]
    )
  })
})
