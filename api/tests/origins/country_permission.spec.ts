/** The country permission of a brand, at every door where play or money begins. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CountrySettings } from '@grandstand/shared-types/accounts/play_countries'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { readOrigins } from '#origins/origins'
import { requireCountry } from '#origins/require_country'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { ApiSession, signInAs, type ApiAnswer, type Refusal } from '#tests/support/client'
import { countryDatabase } from '#tests/support/country_database'
import { cashOf, DEFAULT_PASSWORD, makeSite, makeUser } from '#tests/support/factories'
import { slip } from '#tests/coupons/support'
import { DESK_RIGHTS, holds, makeTerminal, open } from '#tests/desk/desk_support'

const TURKEY = '203.0.113.7'
const GERMANY = '198.51.100.9'
const TURKISH_VPN = '203.0.113.200'
const NOWHERE = '192.0.2.1'
const from = (address: string) => ({ 'x-forwarded-for': address })
const REFUSED = [403, 'countryNotAllowed']

const outcome = ({ status, body }: ApiAnswer<unknown>) => {
  const key = (body as Partial<Refusal> | null)?.error?.key
  return key ? [status, key] : [status]
}

async function brand(countries: Partial<CountrySettings>) {
  const site = await makeSite({
    settings: {
      countries: { mode: 'any', codes: [], allowUnknown: true, refuseVpn: false, ...countries },
    },
  })
  const admin = await makeUser({ site, type: 'admin' })
  const player = await makeUser({ site, type: 'player', parent: admin, balanceMinor: 5_000 })
  const signIn = async (address: string, { username } = player) => {
    const session = new ApiSession(site.host)
    const body = { username, password: DEFAULT_PASSWORD }
    return outcome(await session.post('/v1/sessions', body, from(address)))
  }
  return { site, admin, player, signIn }
}

const asks = (session: ApiSession, path: string, body: object) => (address: string, key?: string) =>
  session.post(path, body, { ...from(address), 'idempotency-key': key ?? randomUUID() })

test.group('The country permission', (group) => {
  group.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'countries-'))
    const paths = { countries: join(folder, 'countries.mmdb'), vpns: join(folder, 'vpns.txt') }
    const networks = { '203.0.113.0/24': 'TR', '198.51.100.0/24': 'DE' }
    await writeFile(paths.countries, countryDatabase(networks))
    await writeFile(paths.vpns, '203.0.113.192/26\n')
    await readOrigins(paths)
    return () => readOrigins({})
  })

  test('lets players sign in only from allowed countries', async ({ assert }) => {
    const { signIn } = await brand({ mode: 'only', codes: ['TR'], allowUnknown: false })
    assert.deepEqual(await signIn(TURKEY), [201])
    assert.deepEqual(await signIn(GERMANY), REFUSED)
    assert.deepEqual(await signIn(NOWHERE), REFUSED)
  })

  test('blocks the named countries, and an unknown country where the brand chose so', async ({
    assert,
  }) => {
    const lenient = await brand({ mode: 'except', codes: ['DE'] })
    assert.deepEqual(await lenient.signIn(TURKEY), [201])
    assert.deepEqual(await lenient.signIn(GERMANY), REFUSED)
    assert.deepEqual(await lenient.signIn(NOWHERE), [201])
    const closed = await brand({ mode: 'except', codes: ['DE'], allowUnknown: false })
    assert.deepEqual(await closed.signIn(NOWHERE), REFUSED)
  })

  test('refuses a VPN where the brand says so, also in an allowed country', async ({ assert }) => {
    const strict = await brand({ refuseVpn: true })
    assert.deepEqual(await strict.signIn(TURKISH_VPN), REFUSED)
    assert.deepEqual(await strict.signIn(TURKEY), [201])
    assert.deepEqual(await (await brand({})).signIn(TURKISH_VPN), [201])
  })

  test('never keeps staff out: for them the allowed networks count', async ({ assert }) => {
    const { signIn, admin } = await brand({ mode: 'only', codes: ['TR'], allowUnknown: false })
    assert.deepEqual(await signIn(GERMANY, admin), [201])
  })

  test('A9: a bet from a refused country is refused, takes no money and is recorded', async ({
    assert,
  }) => {
    const { site, player } = await brand({ mode: 'only', codes: ['TR'] })
    const match = await makeMatch()
    const session = await signInAs(site, player)
    const place = asks(session, '/v1/coupons', slip([[outcomeOf(match, '1', '1'), 2000]]))
    assert.deepEqual(outcome(await place(GERMANY)), REFUSED)
    assert.equal(await cashOf(player.id), 5_000)
    assert.isNull(await db.from('coupons').where('user_id', player.id).first())
    const verdict: { detail: string; ip: string; actor_id: number } = await db
      .from('audit_log')
      .where({ action: 'user.countryRefused', subject_id: player.id })
      .select('detail', 'ip', 'actor_id')
      .firstOrFail()
    assert.deepEqual(JSON.parse(verdict.detail), {
      activity: 'coupon',
      country: 'DE',
      isVpn: false,
    })
    assert.deepEqual([verdict.ip, Number(verdict.actor_id)], [GERMANY, player.id])
    assert.equal((await place(TURKEY)).status, 201)
  })

  test('A9: bets, credit and cards by a VPN are refused where the brand says so, and the verdict is recorded', async ({
    assert,
  }) => {
    const { site, admin, player } = await brand({ refuseVpn: true })
    const match = await makeMatch()
    const asPlayer = await signInAs(site, player)
    const asAdmin = await signInAs(site, admin)
    const coupon = slip([[outcomeOf(match, '1', '1'), 2000]])
    const place = asks(asPlayer, '/v1/coupons', coupon)
    const redeem = asks(asPlayer, '/v1/me/card-redemptions', { code: 'ABCD-EFGH-JKLM-NPQR' })
    const order = { direction: 'send', amountMinor: 700 }
    const credit = asks(asAdmin, `/v1/users/${player.id}/credits`, order)
    for (const ask of [place, redeem, credit]) {
      assert.deepEqual(outcome(await ask(TURKISH_VPN)), REFUSED)
    }
    assert.equal(await cashOf(player.id), 5_000)
    const verdicts: { detail: string }[] = await db
      .from('audit_log')
      .where('action', 'user.countryRefused')
      .whereIn('actor_id', [player.id, admin.id])
      .orderBy('id')
      .select('detail')
    assert.deepEqual(
      verdicts.map(({ detail }) => JSON.parse(detail)),
      ['coupon', 'card', 'credit'].map((activity) => ({ activity, country: 'TR', isVpn: true }))
    )
    assert.equal((await place(TURKEY)).status, 201)
    assert.equal((await credit(TURKEY)).status, 201)
  })

  test('A9: a coupon that was placed keeps its answer for its key, wherever the repeat comes from', async ({
    assert,
  }) => {
    const { site, player } = await brand({ mode: 'only', codes: ['TR'] })
    const match = await makeMatch()
    const session = await signInAs(site, player)
    const place = asks(session, '/v1/coupons', slip([[outcomeOf(match, '1', '1'), 2000]]))
    const key = randomUUID()
    const first = await place(TURKEY, key)
    assert.equal(first.status, 201)
    assert.deepEqual((await place(GERMANY, key)).body, first.body)
  })

  test('A9: credit and cards from a refused country are refused, and nothing moves', async ({
    assert,
  }) => {
    const { site, admin, player } = await brand({ mode: 'except', codes: ['DE'] })
    const credit = asks(await signInAs(site, admin), `/v1/users/${player.id}/credits`, {
      direction: 'send',
      amountMinor: 700,
    })
    assert.deepEqual(outcome(await credit(GERMANY)), REFUSED)
    assert.equal(await cashOf(player.id), 5_000)
    assert.equal((await credit(TURKEY)).status, 201)

    const code = { code: 'ABCD-EFGH-JKLM-NPQR' }
    const own = asks(await signInAs(site, player), '/v1/me/card-redemptions', code)
    const desk = asks(await signInAs(site, admin), `/v1/users/${player.id}/card-redemptions`, code)
    for (const redeem of [own, desk]) {
      assert.deepEqual(outcome(await redeem(GERMANY)), REFUSED)
      assert.deepEqual(outcome(await redeem(TURKEY)), [404, 'cardUnknown'])
    }
  })

  test('A9: a desk in a refused country sells nothing, and its drawer keeps its cash', async ({
    assert,
  }) => {
    const { site, admin } = await brand({ mode: 'except', codes: ['DE'] })
    const dealer = await makeUser({
      site,
      type: 'dealer',
      parent: admin,
      permissions: [...DESK_RIGHTS, 'desk.view'],
    })
    const { user, session } = await makeTerminal(site, dealer)
    assert.equal((await open(session, 5_000)).status, 201)
    const match = await makeMatch()
    const sell = asks(session, '/v1/desk/coupons', slip([[outcomeOf(match, '1', '1'), 2000]]))
    assert.deepEqual(outcome(await sell(GERMANY)), REFUSED)
    assert.equal(await holds(user, 'drawer'), -5_000)
    assert.isNull(await db.from('coupons').where('user_id', user.id).first())
    assert.equal((await sell(TURKEY)).status, 201)
  })

  test('games need it too', async ({ assert }) => {
    const { site, player } = await brand({ mode: 'only', codes: ['TR'] })
    const asker = { siteId: site.id, userId: player.id }
    await requireCountry({ ...asker, ip: TURKEY }, 'game')
    await assert.rejects(() => requireCountry({ ...asker, ip: GERMANY }, 'game'))
  })

  test('is set in the settings of the brand, by codes of countries', async ({ assert }) => {
    const { site, admin, player, signIn } = await brand({})
    const session = await signInAs(site, admin)
    const set = (countries: object) =>
      session.put<SiteView & Refusal>(`/v1/sites/${site.id}`, { settings: { countries } })
    const { status, body } = await set({ mode: 'only', codes: ['TR', 'CY'] })
    assert.equal(status, 200)
    assert.deepEqual(body.settings.countries, {
      mode: 'only',
      codes: ['TR', 'CY'],
      allowUnknown: true,
      refuseVpn: false,
    })
    assert.deepEqual(await signIn(GERMANY), REFUSED)
    assert.deepEqual(await signIn(TURKEY, player), [201])
    for (const hostile of [{ codes: ['XX'] }, { codes: [] }, { mode: 'some' }, { refuseVpn: 1 }]) {
      assert.equal((await set(hostile)).status, 422, JSON.stringify(hostile))
    }
  })

  test('no player floods the audit log with refusals', async ({ assert }) => {
    const { site, player } = await brand({ mode: 'only', codes: ['TR'] })
    const asker = { siteId: site.id, userId: player.id, ip: GERMANY }
    for (let i = 0; i < 40; i++) await requireCountry(asker, 'game').catch(() => {})
    const rows = await db
      .from('audit_log')
      .where({ action: 'user.countryRefused', subject_id: player.id })
      .count('* as total')
      .firstOrFail()
    assert.equal(Number(rows.total), 30)
  })
})
