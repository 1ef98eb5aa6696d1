import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { narrowAddress, pictureSource } from '@grandstand/shared-types/core/pictures'
import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import type { UploadRow } from '@grandstand/shared-types/wire/site/uploads'
import sharp from 'sharp'
import { fileOf } from '#uploads/picture_file'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { drawn, pngBomb, upload } from '#tests/uploads/support'

async function staff() {
  const site = await makeSite()
  return { site, session: await signInAs(site, await makeUser({ site, type: 'admin' })) }
}

test.group('Pictures of staff', () => {
  test('a picture is kept in several widths, and served to visitors for a year', async ({
    assert,
  }) => {
    const { site, session } = await staff()
    const { status, body } = await upload(session, await drawn(900, 450, 'jpeg'))
    assert.equal(status, 201)
    assert.containsSubset(body, { name: 'cup.png', width: 900, height: 450 })

    const visitor = new ApiSession(site.host)
    const { srcSet, ...size } = pictureSource(body.address)
    assert.deepEqual(size, { src: body.address, width: 900, height: 450 })
    for (const source of srcSet?.split(', ') ?? []) {
      const [address = '', width = ''] = source.split(' ')
      const picture = await visitor.get(address)
      assert.equal(picture.status, 200, source)
      assert.equal(picture.headers.get('content-type'), 'image/webp')
      assert.include(picture.headers.get('cache-control'), 'immutable')
      assert.include(['320w', '640w', '900w'], width)
    }
    assert.equal(srcSet?.split(', ').length, 3)
  })

  test('each type becomes WebP, as upright as the camera held it', async ({ assert }) => {
    const { session } = await staff()
    for (const type of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const { body } = await upload(session, await drawn(40, 20, type))
      assert.match(body.address, /^\/v1\/pictures\/[0-9a-f]{20}-40x20\.webp$/, type)
    }
    const turned = await sharp(await drawn(41, 20, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload(session, turned)
    assert.include(body.address, '-20x41.webp')
  })

  test('the same file is kept once, and each brand has its own pictures', async ({ assert }) => {
    const [one, two] = [await staff(), await staff()]
    const bytes = await drawn(33, 21)
    const first = await upload(one.session, bytes)
    const again = await upload(one.session, bytes, 'other.png')
    assert.deepEqual(again.body, first.body)

    const visitor = new ApiSession(two.site.host)
    assert.equal((await visitor.get(first.body.address)).status, 404)
    const { body } = await two.session.list<UploadRow>('uploads')
    assert.deepEqual(body, [])
    await upload(two.session, bytes)
    assert.equal((await visitor.get(first.body.address)).status, 200)
  })

  test('only who may upload pictures does; the audit log names it', async ({ assert }) => {
    const { site, session } = await staff()
    const clerk = await signInAs(site, await makeUser({ site, type: 'operator', permissions: [] }))
    assert.equal((await upload(clerk, await drawn(9, 9))).status, 403)
    const { body } = await upload(session, await drawn(9, 9))
    const log = await session.list('audit-log', { filter: { action: 'upload.create' } })
    assert.containsSubset(log.body, [{ subjectType: 'upload', subjectId: body.id }])
  })
})

test.group('Pictures that staff remove', () => {
  test('one that a setting, theme, banner, promotion, page or popup shows stays', async ({
    assert,
  }) => {
    const { site, session } = await staff()
    const { body: picture } = await upload(session, await drawn(700, 70))
    const { address } = picture
    const html = `<p><img src="${address.replace('.webp', '-320.webp')}" alt="cup"></p>`
    const shown = { startsAt: null, endsAt: null, listOrder: 0, isShown: false }
    const setLogo = (logo: string | null) =>
      session.put(`/v1/sites/${site.id}`, { settings: { profile: { logo } } })
    const made = async (path: string, body: object) => {
      const answer = await session.post<{ id: number }>(path, body)
      assert.equal(answer.status, 201, path)
      return () => session.delete(`${path}/${answer.body.id}`)
    }
    const banner = {
      title: 'Cup',
      page: 'home',
      position: 'top',
      language: null,
      picture: '/a.png',
      link: null,
      ...shown,
    }
    const texts = { tr: { title: 'Kupa', body: html } }
    const uses: (() => Promise<() => Promise<unknown>>)[] = [
      async () => {
        await setLogo(address)
        return () => setLogo(null)
      },
      async () => {
        const [shipped] = (await session.list<ThemeRow>('themes')).body
        const { body: copy } = await session.post<ThemeRow>(`/v1/themes/${shipped?.id}/copies`, {
          name: 'Cup',
        })
        const wear = (logo: string | null) =>
          session.put(`/v1/themes/${copy.id}`, { design: { ...copy.design, logo } })
        assert.equal((await wear(address)).status, 200)
        return () => wear(null)
      },
      () => made('/v1/banners', { ...banner, phonePicture: address }),
      () => made('/v1/promotions', { texts, picture: null, ...shown }),
      () => made('/v1/pages', { texts, isShown: false }),
      () => made('/v1/popups', { name: 'Cup', texts: { tr: { title: 'Kupa', html } } }),
    ]
    for (const use of uses) {
      const undo = await use()
      const { status, body } = await session.delete<Refusal>(`/v1/uploads/${picture.id}`)
      assert.deepEqual([status, body.error.key], [409, 'inUse'], use.toString())
      await undo()
    }
    assert.equal((await session.delete(`/v1/uploads/${picture.id}`)).status, 200)
    assert.equal((await new ApiSession(site.host).get(address)).status, 404)
    assert.equal((await session.delete(`/v1/uploads/${picture.id}`)).status, 404)
  })

  test('its files go with the last brand that has it', async ({ assert }) => {
    const [one, two] = [await staff(), await staff()]
    const bytes = await drawn(641, 64)
    const first = await upload(one.session, bytes)
    const second = await upload(two.session, bytes)
    const { address } = first.body
    const files = [address, ...[320, 640].map((width) => narrowAddress(address, width))]
    const kept = () => Promise.all(files.map((file) => drive.use().exists(fileOf(file))))
    assert.equal((await two.session.delete(`/v1/uploads/${first.body.id}`)).status, 404)
    await one.session.delete(`/v1/uploads/${first.body.id}`)
    assert.equal((await new ApiSession(two.site.host).get(address)).status, 200)
    assert.deepEqual(await kept(), [true, true, true])
    await two.session.delete(`/v1/uploads/${second.body.id}`)
    assert.deepEqual(await kept(), [false, false, false])
    // the same picture may come again
    await upload(one.session, bytes)
    assert.deepEqual(await kept(), [true, true, true])
  })
})

test.group('S11 uploads', () => {
  test('a path in the name of an upload does nothing', async ({ assert }) => {
    const { session } = await staff()
    const names = ['../../../etc/passwd', '..\\..\\boot.ini', '/etc/cron.d/x\u0000.png', '']
    for (const [index, name] of names.entries()) {
      const { status, body } = await upload(session, await drawn(50 + index, 5), name)
      assert.equal(status, 201, name)
      assert.match(body.address, /^\/v1\/pictures\/[0-9a-f]{20}-\d+x5\.webp$/)
      assert.notMatch(body.name, /[\\/\p{Cc}]|\.\.$/u)
    }
  })

  test('a path in the address of a picture finds nothing', async ({ assert }) => {
    const { site } = await staff()
    const visitor = new ApiSession(site.host)
    for (const path of ['../../.env', '..%2f..%2f.env', '%2e%2e/.env', '0/../../x.webp']) {
      assert.equal((await visitor.get(`/v1/pictures/${path}`)).status, 404, path)
    }
  })

  test('a picture of too many pixels is refused before it is decoded', async ({ assert }) => {
    const { session } = await staff()
    const bomb = pngBomb(50_000, 50_000)
    assert.isBelow(bomb.length, 10_000)
    const before = process.memoryUsage().rss
    const { status, body } = await upload(session, bomb)
    assert.equal(status, 422)
    assert.equal(body.error.message, 'pictureTooLarge|25')
    assert.isBelow(process.memoryUsage().rss - before, 200 * 1024 * 1024)
  })

  test('many frames count together', async ({ assert }) => {
    const { session } = await staff()
    const frames = await Promise.all(
      [0, 40, 80, 120, 160, 200, 240].map((r) =>
        sharp({
          create: { width: 2_000, height: 2_000, channels: 3, background: { r, g: 0, b: 0 } },
        })
          .png()
          .toBuffer()
      )
    )
    const film = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { body } = await upload(session, film)
    assert.equal(body.error.key, 'pictureTooLarge')
  })

  test('a file that is no picture, or is broken, or is a drawing with scripts, is refused', async ({
    assert,
  }) => {
    const { session } = await staff()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const png = await drawn(60, 60)
    const refused = {
      [svg]: 'pictureType',
      '<script>alert(1)</script>': 'pictureType',
      '': 'pictureType',
      'GIF89a<script>': 'pictureBroken',
    }
    for (const [text, key] of Object.entries(refused)) {
      const { status, body } = await upload(session, Buffer.from(text), 'picture.png')
      assert.equal(status, 422, text)
      assert.equal(body.error.key, key, text)
    }
    const { body } = await upload(session, png.subarray(0, png.length - 40))
    assert.equal(body.error.key, 'pictureBroken')
  })

  test('a file of too many bytes is refused', async ({ assert }) => {
    const { session } = await staff()
    const large = Buffer.concat([await drawn(9, 9), Buffer.alloc(6 * 1024 * 1024)])
    const { status, body } = await upload(session, large)
    assert.equal(status, 413)
    assert.equal(body.error.key, 'payloadTooLarge')
  })
})
