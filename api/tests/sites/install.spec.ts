/** What a phone reads to keep the site of a brand among its apps. */
import { test } from '@japa/runner'
import sharp from 'sharp'
import { SHIPPED_THEMES } from '@grandstand/shared-types/themes/shipped_themes'
import { DEFAULT_PROFILE } from '@grandstand/shared-types/sites/profile'
import { forgetSites } from '#sites/current_site'
import { touchIconOf } from '#sites/install/touch_icon'
import Site from '#sites/models/site'
import type { SiteSettingsData } from '#sites/settings'
import { ApiSession } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'

interface Manifest {
  name: string
  short_name: string
  lang: string
  dir: string
  theme_color: string
  background_color: string
  description?: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

const PICTURE = '/v1/pictures/0123456789abcdef0123-256x256.webp'

async function namedSite(title: string, settings: Partial<SiteSettingsData> = {}) {
  const site = await makeSite({ settings })
  await Site.query().where({ id: site.id }).update({ title })
  forgetSites()
  return site
}

test.group('The installed site of a brand', () => {
  test('has the name, language, colours and icons of the brand at its host', async ({ assert }) => {
    const profile = { ...DEFAULT_PROFILE, defaultTheme: 'terrace', description: 'Bets' }
    const one = await namedSite('Terrace of Champions', { profile })
    const other = await namedSite('Other', { profile: { ...DEFAULT_PROFILE, favicon: PICTURE } })
    const { dark } = SHIPPED_THEMES.terrace.design
    const path = '/manifest.webmanifest'
    const { body, headers } = await new ApiSession(one.host).get<Manifest>(path)
    assert.match(headers.get('content-type') ?? '', /^application\/manifest\+json/)
    assert.isNull(headers.get('set-cookie'))
    assert.containsSubset(body, {
      name: 'Terrace of Champions',
      short_name: 'Terrace of C',
      description: 'Bets',
      lang: 'tr',
      dir: 'ltr',
      theme_color: dark.chrome,
      background_color: dark.bg,
    })
    assert.deepEqual(
      body.icons.map(({ src, purpose }) => [src, purpose]),
      [
        ['/app-icon.svg', 'any'],
        ['/app-icon.svg', 'maskable'],
      ]
    )
    const { body: second } = await new ApiSession(other.host).get<Manifest>(path)
    assert.equal(second.name, 'Other')
    assert.notEqual(second.theme_color, body.theme_color)
    assert.deepEqual(second.icons[0], {
      src: PICTURE,
      type: 'image/webp',
      sizes: '256x256',
      purpose: 'any',
    })
  })

  test('is a picture for a phone that takes no drawing, in the colours of its brand', async ({
    assert,
  }) => {
    const { host } = await namedSite('<Terrace>')
    const { status, headers } = await new ApiSession(host).send('GET', '/apple-touch-icon.png')
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'image/png')
    for (const letter of ['<', 'Ş', 'ت', '']) {
      const picture = sharp(await touchIconOf({ letter, back: '#123456', front: '#abcdef' }))
      const { width, height, hasAlpha } = await picture.metadata()
      assert.deepEqual([width, height, hasAlpha], [180, 180, false], letter)
      const pixels = await picture.raw().toBuffer()
      assert.equal(pixels.subarray(0, 3).toString('hex'), '123456', letter)
      assert.equal(pixels.includes(Buffer.from('abcdef', 'hex')), letter !== '', letter)
    }
  })

  test('S5 a name with signs of markup is text in the icon and in the page for the time offline', async ({
    assert,
  }) => {
    const site = await namedSite('<b onload=alert(1)>')
    const session = new ApiSession(site.host)
    const icon = await session.send<string>('GET', '/app-icon.svg')
    assert.match(icon.headers.get('content-type') ?? '', /^image\/svg\+xml/)
    assert.include(icon.body, '>&lt;</text>')
    const { body } = await session.send<string>('GET', '/offline')
    assert.include(body, '<title>&lt;b onload=alert(1)&gt;</title>')
    assert.notInclude(body, '<b onload')
  })

  test('says in each language of the brand that there is no connection', async ({ assert }) => {
    const site = await makeSite({ settings: { languages: ['tr', 'en'] } })
    const { body, headers } = await new ApiSession(site.host).send<string>('GET', '/offline')
    assert.match(headers.get('content-type') ?? '', /^text\/html/)
    assert.include(body, '<section lang="tr" dir="ltr" data-code="tr">')
    assert.include(body, '<section lang="en" dir="ltr" data-code="en" hidden="">')
    assert.include(body, '<h1>No connection</h1>')
    assert.notInclude(body, 'page-data')
  })

  test('is nothing at a host that no brand answers for', async ({ assert }) => {
    await makeSite()
    for (const path of [
      '/manifest.webmanifest',
      '/app-icon.svg',
      '/apple-touch-icon.png',
      '/offline',
    ]) {
      assert.equal((await new ApiSession('nobody.example').send('GET', path)).status, 404, path)
    }
  })
})
