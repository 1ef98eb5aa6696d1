/** must-hold S6: addresses that staff enter show pictures and open pages of the web or of the site, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { makeMethod } from '#tests/payments/payment_support'
import { makeMatch } from '#tests/support/board'
import { emptyApps } from '#tests/sites/built_apps'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { makeProvider } from '#tests/support/game_rows'

const REFUSED = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://picture.test/a.png',
  '//picture.test/a.png',
  '/\\picture.test',
  'https://bank.test@picture.test/',
  'https://picture.test/"onerror="alert(1)',
  'file:///etc/passwd',
  'ftp://picture.test/a.png',
]
const ALLOWED = ['https://picture.test/a.png?size=2', '/pictures/a.png']

interface Form {
  method: 'POST' | 'PUT'
  path: string
  /** The body with an address in one of its fields. */
  body: (address: string) => object
}

/** Every field of every form of staff that takes an address. */
async function formsOf(session: ApiSession, siteId: number): Promise<Record<string, Form>> {
  const shown = { startsAt: null, endsAt: null, listOrder: 0, isShown: false }
  const plain = {
    title: 'Cup',
    page: 'home',
    position: 'top',
    language: null,
    picture: '/a.png',
    phonePicture: null,
    link: null,
    ...shown,
  }
  const profile = (body: (address: string) => object): Form => ({
    method: 'PUT',
    path: `/v1/sites/${siteId}`,
    body: (address) => ({ settings: { profile: body(address) } }),
  })
  const banner = (field: string): Form => ({
    method: 'POST',
    path: '/v1/banners',
    body: (address) => ({ ...plain, [field]: address }),
  })
  const [shipped] = (await session.list<ThemeRow>('themes')).body
  const copies = `/v1/themes/${shipped?.id}/copies`
  const { body: theme } = await session.post<ThemeRow>(copies, { name: 'Cup' })
  const look = (field: 'logo' | 'background'): Form => ({
    method: 'PUT',
    path: `/v1/themes/${theme.id}`,
    body: (address) => ({ design: { ...theme.design, [field]: address } }),
  })
  const empty = { file: null, link: null }
  const match = await makeMatch()
  return {
    'logo': profile((logo) => ({ logo })),
    'favicon': profile((favicon) => ({ favicon })),
    'background': profile((backgroundImage) => ({ backgroundImage })),
    'licence': profile((licenceLink) => ({ licenceLink })),
    'TV': profile((link) => ({ tv: { link } })),
    'logo of the TV': profile((logo) => ({ tv: { link: null, logos: [logo] } })),
    'social network': profile((link) => ({ socialLinks: [{ network: 'x', link }] })),
    'payment logo': profile((file) => ({ paymentLogos: [{ name: 'Card', file }] })),
    'special banner': profile((file) => ({ specialBanners: [{ ...empty, file }, empty] })),
    'link of a special banner': profile((link) => ({
      specialBanners: [{ ...empty, link }, empty],
    })),
    'logo of a theme': look('logo'),
    'background of a theme': look('background'),
    'picture of a banner': banner('picture'),
    'picture of a banner on phones': banner('phonePicture'),
    'link of a banner': banner('link'),
    'picture of a promotion': {
      method: 'POST',
      path: '/v1/promotions',
      body: (picture) => ({ texts: { tr: { title: 'Cup', body: '' } }, picture, ...shown }),
    },
    'link of a TV channel': {
      method: 'POST',
      path: '/v1/channels',
      body: (link) => ({ matchId: match.id, name: 'One', link }),
    },
  }
}

test.group('S6 addresses', () => {
  test('S6: every field refuses what is neither https nor a path of the site', async ({
    assert,
  }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    for (const [name, { method, path, body }] of Object.entries(await formsOf(session, site.id))) {
      for (const address of REFUSED) {
        const answer = await session.send<Refusal>(method, path, body(address))
        assert.equal(answer.status, 422, `${name}: ${address}`)
        const keys = Object.values(answer.body.errors ?? {})
        assert.deepEqual(keys, ['webAddressInvalid'], `${name}: ${address}`)
      }
      for (const address of ALLOWED) {
        const { status } = await session.send(method, path, body(address))
        assert.include([200, 201], status, `${name}: ${address}`)
      }
    }
  })

  test('S6: links and pictures in HTML of staff go the same way', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const tags = (address: string) => {
      const text = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      return `<p><a href="${text}">more</a><img src="${text}" alt="cup"></p>`
    }
    const html = async (address: string) => {
      const texts = { tr: { title: 'Cup', html: tags(address) } }
      const { body } = await session.post<{ texts: typeof texts }>('/v1/popups', {
        name: 'Cup',
        texts,
      })
      return body.texts.tr.html
    }
    for (const address of REFUSED) assert.notMatch(await html(address), /href|src=/, address)
    for (const address of ALLOWED) {
      assert.include(await html(address), `href="${address}"`)
      assert.include(await html(address), `src="${address}"`)
    }
  })

  test('S6: the server asks no address but those of its feed, of gateways and of game providers', ({
    assert,
  }) => {
    const app = fileURLToPath(new URL('../../app/', import.meta.url))
    const asking = readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .filter((name) =>
        /\bawait fetch\(|\bhttps?\.(request|get)\(|from 'undici'/.test(
          readFileSync(app + name, 'utf8')
        )
      )
      // the sandbox of games is a process of its own; this file of it runs in the browser
      .filter((name) => name !== 'sandbox_games/browser/server.ts')
    assert.sameMembers(asking, [
      'feed/sources/uof/api_client.ts',
      // gateways and providers of games, of origins that the installation names
      'core/partners/ask_partner.ts',
      // the router, a process of its own, asks the servers that its file names
      'cells/ask_cell.ts',
    ])
  })
})

test.group('Frames of a page', (group) => {
  group.setup(emptyApps)

  test('S6: a page frames no host that is not listed', async ({ assert }) => {
    const site = await makeSite()
    const { headers } = await new ApiSession(site.host).get('/')
    const policy = headers.get('content-security-policy') ?? ''
    const [, frames] = /frame-src ([^;]*)/.exec(policy) ?? []
    assert.equal(frames, "'self'", policy)
    assert.include(policy, "form-action 'self'")
  })

  test('S6: a page frames the gateways whose methods open in a frame, and no other', async ({
    assert,
  }) => {
    const site = await makeSite()
    const method = (opens: string, origin: string, isShown = 1) =>
      makeMethod(site.id, 'deposit', {
        opens,
        allowed_origins: JSON.stringify([origin]),
        is_shown: isShown,
      })
    await method('frame', 'https://frame.example')
    await method('redirect', 'https://redirect.example')
    await method('frame', 'https://hidden.example', 0)
    const { headers } = await new ApiSession(site.host).get('/')
    const [, frames] = /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
    assert.equal(frames, "'self' https://frame.example")
  })

  test('S6: games that run on this machine are framed under the host of the page', async ({
    assert,
  }) => {
    const site = await makeSite()
    await makeProvider(site.id, { allowed_origins: JSON.stringify(['http://127.0.0.1:4412']) })
    const { headers } = await new ApiSession(site.host).get('/')
    const [, frames] = /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
    assert.equal(frames, `'self' http://${site.host}:4412`)
  })
})
