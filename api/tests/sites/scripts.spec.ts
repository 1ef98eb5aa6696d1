/** Styles and scripts of a brand's own: a permission of their own, checked texts, and the policy of the page. */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { MOST_SCRIPT_LENGTH, NO_SCRIPTS } from '@grandstand/shared-types/sites/scripts'
import type { SettingsAnswer, SiteView } from '@grandstand/shared-types/wire/site/sites'
import { pagePolicy } from '#sites/page/page_policy'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const CHAT = '<script async src="https://chat.example.com/a.js"></script>'
const ORIGINS = ['https://chat.example.com']

async function makeDesk() {
  const site = await makeSite()
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const put = (body: object, session = admin) =>
    session.put<SiteView & Refusal>(`/v1/sites/${site.id}/scripts`, body)
  return { site, admin, put }
}

test.group('Styles and scripts of a brand', () => {
  test('whoever holds the permission changes them, not whoever edits the site', async ({
    assert,
  }) => {
    const { site, put } = await makeDesk()
    const operator = (permissions: ('site.edit' | 'site.scripts')[]) =>
      makeUser({ site, type: 'operator', permissions }).then((user) => signInAs(site, user))
    const [editor, scripter] = [await operator(['site.edit']), await operator(['site.scripts'])]
    assert.equal((await put({ css: '.a{}' }, editor)).status, 403)
    assert.equal(
      (await editor.put(`/v1/sites/${site.id}`, { scripts: { css: '.b{}' } })).status,
      200
    )
    assert.equal((await put({ liveChatScript: CHAT, origins: ORIGINS }, scripter)).status, 200)
    const { body } = await put({ css: '.c { color: red }' })
    assert.deepEqual(body.scripts, {
      ...NO_SCRIPTS,
      css: '.c { color: red }',
      liveChatScript: CHAT,
      origins: ORIGINS,
    })
    const { body: answer } = await new ApiSession(site.host).get<SettingsAnswer>('/v1/settings/get')
    assert.equal(answer.css, '.c { color: red }')
    assert.equal(answer.settings.liveChatScript, CHAT)
  })

  test('texts that break out, load from elsewhere or are no code are refused by name', async ({
    assert,
  }) => {
    const { put } = await makeDesk()
    const refused = async (body: object) => {
      const answer = await put(body)
      const fault = answer.body.error?.fields?.[0]
      return [answer.status, fault?.field, fault?.key, fault?.params[0]]
    }
    assert.deepEqual(await refused({ css: '.a{} } body{}' }), [422, 'css', 'cssUnbalanced', 1])
    assert.deepEqual(await refused({ css: '@import "/x.css";' }), [
      422,
      'css',
      'cssForbidden',
      '@import',
    ])
    assert.deepEqual(await refused({ css: '.a{}</style><script>alert(1)</script>' }), [
      422,
      'css',
      'cssForbidden',
      '</style',
    ])
    assert.deepEqual(await refused({ generalJs: '<img src=x onerror=alert(1)>' }), [
      422,
      'generalJs',
      'scriptInvalid',
      '',
    ])
    assert.deepEqual((await refused({ analytics: 'let = = 1' })).slice(0, 3), [
      422,
      'analytics',
      'scriptInvalid',
    ])
    assert.deepEqual(await refused({ liveChatScript: CHAT }), [
      422,
      'liveChatScript',
      'scriptOriginMissing',
      'https://chat.example.com',
    ])
    for (const origin of ['http://a.example.com', 'https://a.example.com/x', '*', "'self'"]) {
      const expected = [422, 'origins.0', 'originInvalid']
      assert.deepEqual((await refused({ origins: [origin] })).slice(0, 3), expected)
    }
    const long = 'a'.repeat(MOST_SCRIPT_LENGTH + 1)
    assert.deepEqual((await refused({ css: long })).slice(0, 3), [422, 'css', 'minLengthMaxLength'])
  })

  test('a text can be emptied again', async ({ assert }) => {
    const { put } = await makeDesk()
    await put({ css: '.a{}', generalJs: 'a()' })
    const { body } = await put({ css: '' })
    assert.deepEqual([body.scripts.css, body.scripts.generalJs], ['', 'a()'])
  })

  test('the longest texts are kept whole', async ({ assert }) => {
    const { put } = await makeDesk()
    // three bytes a letter
    const css = `/*${'€'.repeat(MOST_SCRIPT_LENGTH - 4)}*/`
    assert.equal((await put({ css })).body.scripts.css, css)
  })

  test('the audit log names the texts by length and fingerprint', async ({ assert }) => {
    const { site, put } = await makeDesk()
    await put({ css: '.a{}' })
    await put({ css: '.a{}' })
    const rows = await db
      .from('audit_log')
      .where({ action: 'site.scripts', site_id: site.id })
      .select('detail')
    assert.lengthOf(rows, 1)
    const { before, after } = JSON.parse(rows[0].detail)
    assert.deepEqual([before.css.characters, after.css.characters], [0, 4])
    assert.match(after.css.sha256, /^[0-9a-f]{64}$/)
  })

  test('the policy of a page opens for listed hosts, and only where there are scripts', ({
    assert,
  }) => {
    const plain = pagePolicy({ ...NO_SCRIPTS, origins: ORIGINS }, 'n')
    assert.include(plain, "script-src 'self';")
    assert.notInclude(plain, 'chat.example.com')
    const open = pagePolicy({ ...NO_SCRIPTS, liveChatScript: CHAT, origins: ORIGINS }, 'n')
    assert.include(open, "script-src 'self' 'nonce-n' https://chat.example.com;")
    assert.include(open, "connect-src 'self' https://chat.example.com wss://chat.example.com;")
    assert.notInclude(open, "script-src 'self' 'unsafe")
    const games = ['https://games.example']
    assert.include(
      pagePolicy({ ...NO_SCRIPTS, origins: ORIGINS }, 'n', games),
      "frame-src 'self' https://games.example;"
    )
  })
})
