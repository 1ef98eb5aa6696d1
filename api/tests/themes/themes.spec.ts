import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SHIPPED_THEME_KEYS, SHIPPED_THEMES } from '@grandstand/shared-types/themes/shipped_themes'
import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { copyOf, makeThemeDesk, themeCalled, themesOf } from '#tests/themes/support'

test.group('Themes of a brand', () => {
  test('every brand has the shipped ones and shows the default one', async ({ assert }) => {
    const desk = await makeThemeDesk()
    const rows = await themesOf(desk)
    assert.sameMembers(
      rows.map(({ key }) => key),
      [...SHIPPED_THEME_KEYS]
    )
    assert.deepEqual(
      rows.filter(({ isDefault }) => isDefault).map(({ key }) => key),
      ['grandstand']
    )
    assert.isTrue(rows.every(({ isShipped, isChoosable }) => isShipped && isChoosable))
    assert.deepEqual(
      rows.find(({ key }) => key === 'terrace')?.design,
      SHIPPED_THEMES.terrace.design
    )
  })

  test('a copy belongs only to its brand, and is changed as a whole', async ({ assert }) => {
    const desk = await makeThemeDesk()
    const other = await makeThemeDesk()
    const copy = await copyOf(desk, 'terrace', 'Gece Maçı')
    assert.containsSubset(copy, {
      key: 'gece-maci',
      isShipped: false,
      isChoosable: false,
      isDefault: false,
      design: SHIPPED_THEMES.terrace.design,
    })
    const again = await copyOf(desk, 'terrace', 'Gece Maçı')
    assert.equal(again.key, 'gece-maci-2')

    const design = {
      ...copy.design,
      layout: { ...copy.design.layout, odds: 'stacked', radius: 'round' },
      dark: { ...copy.design.dark, bg: '#0A0F0A' },
    }
    const url = `/v1/themes/${copy.id}`
    const { status, body } = await desk.admin.put<ThemeRow>(url, { name: 'Night match', design })
    assert.equal(status, 200)
    assert.equal(body.name, 'Night match')
    assert.equal(body.design.dark.bg, '#0a0f0a')
    assert.containsSubset(body.design.layout, { odds: 'stacked', radius: 'round' })

    assert.equal((await other.admin.get(url)).status, 404)
    assert.equal((await other.admin.put(url, { name: 'Stolen' })).status, 404)
    assert.equal((await other.admin.delete(url)).status, 404)
    assert.equal((await other.admin.post(`${url}/copies`, { name: 'Stolen' })).status, 404)
    assert.equal((await other.admin.post(`${url}/default`)).status, 404)
  })

  test('a theme that breaks contrast is refused with each pair by name, and nothing is stored', async ({
    assert,
  }) => {
    const desk = await makeThemeDesk()
    const copy = await copyOf(desk, 'grandstand', 'Pale')
    const design = {
      ...copy.design,
      dark: { ...copy.design.dark, muted: '#4a5560' },
      light: { ...copy.design.light, onAccent: '#7fb9bf' },
    }
    const { status, body } = await desk.admin.put<Refusal>(`/v1/themes/${copy.id}`, { design })
    assert.equal(status, 422)
    const fields = body.error.fields ?? []
    assert.sameMembers(
      fields.map(({ field, key }) => `${field} ${key}`),
      ['design.dark.muted contrastTooLow', 'design.light.onAccent contrastTooLow']
    )
    assert.deepEqual(fields.find(({ field }) => field === 'design.dark.muted')?.params, [
      'muted',
      'odds',
      '1.75',
      '4.50',
    ])
    assert.deepEqual((await themeCalled(desk, copy.key)).design, copy.design)
  })

  test('only colours get into a stylesheet', async ({ assert }) => {
    const desk = await makeThemeDesk()
    const copy = await copyOf(desk, 'grandstand', 'Sly')
    const refused = async (part: object, field: string) => {
      const design = { ...copy.design, ...part }
      const { status, body } = await desk.admin.put<Refusal>(`/v1/themes/${copy.id}`, { design })
      assert.equal(status, 422, field)
      assert.include(body.error.fields?.map((fault) => fault.field) ?? [], field)
    }
    for (const value of [
      '#000;background:url(//evil.example)',
      '#000}body{display:none}',
      'url(//evil.example/x.png)',
      'red',
      'var(--text)',
      '#fff',
      '#12345',
      '#1234567',
      '#11223344',
      '',
      7,
      null,
    ]) {
      await refused({ dark: { ...copy.design.dark, bg: value } }, 'design.dark.bg')
    }
    await refused({ light: { ...copy.design.light, glow: '#ffffff' } }, 'design.light.glow')
    await refused({ dark: { bg: '#000000' } }, 'design.dark.surface')
    await refused({ background: '/a.png");}body{display:none}' }, 'design.background')
    await refused({ logo: 'javascript:alert(1)' }, 'design.logo')
    await refused({ background: 'data:image/svg+xml,<svg/>' }, 'design.background')
    await refused({ overrides: '../../secrets' }, 'design.overrides')
    await refused({ fonts: { text: 'Comic Sans', titles: 'system' } }, 'design.fonts.text')
    await refused({ transfer: 'fourteenth' }, 'design.transfer')
    await refused(
      { layout: { ...copy.design.layout, header: 'three-row' } },
      'design.layout.header'
    )
    const hero = { block: 'hero', isShown: true }
    await refused({ slots: { home: [hero, hero], start: [], end: [] } }, 'design.slots.home')
    await refused({ slots: { home: [], start: [hero], end: [] } }, 'design.slots.start.0.block')
  })

  test('a shipped theme stays as it is, but may be taken from the choice', async ({ assert }) => {
    const desk = await makeThemeDesk()
    const other = await makeThemeDesk()
    const { id, name, design } = await themeCalled(desk, 'floodlight')
    const url = `/v1/themes/${id}`
    for (const changes of [{ name: 'Mine' }, { design: { ...design, transfer: 'tabs' } }]) {
      const { status, body } = await desk.admin.put<Refusal>(url, changes)
      assert.equal(status, 409)
      assert.equal(body.error.key, 'themeShipped')
    }
    assert.equal((await desk.admin.delete<Refusal>(url)).body.error.key, 'themeShipped')
    const { status, body } = await desk.admin.put<ThemeRow>(url, {
      name,
      design,
      isChoosable: false,
    })
    assert.equal(status, 200)
    assert.isFalse(body.isChoosable)
    assert.isTrue((await themeCalled(other, 'floodlight')).isChoosable)
    await desk.admin.put(url, { isChoosable: true })
    assert.isTrue((await themeCalled(desk, 'floodlight')).isChoosable)
  })

  test('the theme that the site shows cannot be removed; another theme can, for ever', async ({
    assert,
  }) => {
    const desk = await makeThemeDesk()
    const shown = await copyOf(desk, 'terrace', 'Shown')
    const spare = await copyOf(desk, 'terrace', 'Spare')
    await desk.admin.put(`/v1/themes/${spare.id}`, { isChoosable: true })
    const { body } = await desk.admin.post<ThemeRow>(`/v1/themes/${shown.id}/default`)
    assert.isTrue(body.isDefault)
    assert.equal((await themeCalled(desk, 'grandstand')).isDefault, false)
    const refused = await desk.admin.delete<Refusal>(`/v1/themes/${shown.id}`)
    assert.deepEqual([refused.status, refused.body.error.key], [409, 'inUse'])
    assert.equal((await desk.admin.delete(`/v1/themes/${spare.id}`)).status, 200)
    assert.equal((await desk.admin.get(`/v1/themes/${spare.id}`)).status, 404)
  })

  test('reading and changing need separate permissions', async ({ assert }) => {
    const desk = await makeThemeDesk()
    const { id } = await themeCalled(desk, 'terrace')
    const reader = await makeUser({
      site: desk.site,
      type: 'operator',
      permissions: ['themes.view'],
    })
    const session = await signInAs(desk.site, reader)
    assert.equal((await session.get('/v1/themes')).status, 200)
    assert.equal((await session.put(`/v1/themes/${id}`, { isChoosable: false })).status, 403)
    assert.equal((await session.post(`/v1/themes/${id}/copies`, { name: 'Mine' })).status, 403)
    assert.equal((await session.post(`/v1/themes/${id}/default`)).status, 403)
    const stranger = await makeUser({ site: desk.site, type: 'operator', permissions: [] })
    assert.equal((await (await signInAs(desk.site, stranger)).get('/v1/themes')).status, 403)
  })

  test('each change stands in the audit log with what it changed', async ({ assert }) => {
    const desk = await makeThemeDesk()
    const copy = await copyOf(desk, 'terrace', 'Logged')
    await desk.admin.put(`/v1/themes/${copy.id}`, { name: 'Logged twice' })
    await desk.admin.put(`/v1/themes/${copy.id}`, { name: 'Logged twice', isChoosable: true })
    await desk.admin.delete(`/v1/themes/${copy.id}`)
    const rows: { action: string; detail: string | object }[] = await db
      .from('audit_log')
      .where({ subject_type: 'theme', subject_id: copy.id })
      .orderBy('id')
      .select('action', 'detail')
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['theme.create', 'theme.update', 'theme.update', 'theme.delete']
    )
    const details = rows.map(({ detail }) =>
      typeof detail === 'string' ? JSON.parse(detail) : detail
    )
    assert.deepEqual(details[1], { before: { name: 'Logged' }, after: { name: 'Logged twice' } })
    assert.deepEqual(details[2], { before: { isChoosable: false }, after: { isChoosable: true } })
  })
})
