/** Parts around a list: counts of other filters, sums, the file. All have the same rows as the list. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import type { SharedSearch } from '@grandstand/shared-types/wire/people/accounts'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

/** A site with an admin, a dealer, and two players of the dealer: one active, one suspended. */
async function makeBranch() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const dealer = await makeUser({
    site,
    type: 'dealer',
    parent: admin,
    permissions: ['users.view', 'exports.take'],
  })
  const players = [
    await makeUser({ site, type: 'player', parent: dealer }),
    await makeUser({ site, type: 'player', parent: dealer }),
  ]
  await db
    .from('users')
    .where('id', players[1]?.id ?? 0)
    .update({ status: 0, first_name: '=1+1' })
  return { site, admin, dealer, players }
}

const counts = (session: ApiSession, list: string, filters: unknown) =>
  session.get<number[]>(`/v1/${list}/counts?filters=${encodeURIComponent(JSON.stringify(filters))}`)

const COLUMNS = [
  { field: 'username', label: 'Kullanıcı' },
  { field: 'firstName', label: 'Ad' },
  { field: 'status', label: 'Durum', words: { 0: 'Askıda; "kapalı"', 1: 'Etkin' } },
  { field: 'balance', label: 'Bakiye' },
  { field: 'createdAt', label: 'Açılış' },
]

const exported = (session: ApiSession, body: object, list = 'users') =>
  session.post<string>(`/v1/${list}/export`, {
    columns: COLUMNS,
    decimal: ',',
    timeZone: 'Europe/Istanbul',
    ...body,
  })

test.group('Counts, totals and exports of a list', () => {
  test('counts say how many rows each filter holds among the rows that the user may see', async ({
    assert,
  }) => {
    const { site, admin, dealer } = await makeBranch()
    const filters = [{}, { status: 1 }, { status: 0 }, { type: 'player', status: 0 }, { q: 'zzz' }]
    assert.deepEqual(
      (await counts(await signInAs(site, admin), 'users', filters)).body,
      [4, 3, 1, 1, 0]
    )
    assert.deepEqual(
      (await counts(await signInAs(site, dealer), 'users', filters)).body,
      [3, 2, 1, 1, 0]
    )
  })

  test('counts refuse a value that is not a list of filters', async ({ assert }) => {
    const { site, admin } = await makeBranch()
    const session = await signInAs(site, admin)
    for (const filters of [
      [],
      {},
      'x',
      [{ nope: 1 }],
      [3],
      Array.from({ length: 13 }, () => ({})),
    ]) {
      assert.equal((await counts(session, 'users', filters)).status, 400, JSON.stringify(filters))
    }
    assert.equal((await session.get('/v1/users/counts?filters=[')).status, 400)
    assert.equal((await counts(new ApiSession(site.host), 'users', [{}])).status, 401)
  })

  test('totals add up the rows of a filter by currency, income apart from expense', async ({
    assert,
  }) => {
    const { site, admin, dealer } = await makeBranch()
    for (const balanceMinor of [12_345, 655]) {
      await makeUser({ site, type: 'player', parent: dealer, balanceMinor })
    }
    const session = await signInAs(site, admin)
    const totals = async (list: string, filter: object) => {
      const query = encodeURIComponent(JSON.stringify(filter))
      return (await session.get<ListTotals>(`/v1/${list}/totals?filter=${query}`)).body
    }
    const { currency } = site
    const balance = { inMinor: 13_000, outMinor: 0 }
    const debtMinor = { inMinor: 0, outMinor: 0 }
    assert.deepEqual(await totals('users', { parentId: dealer.id }), {
      count: 4,
      isCapped: false,
      sums: [{ currency, count: 4, amounts: { balance, debtMinor } }],
    })
    // every amount given to one account was taken from another
    assert.deepEqual((await totals('ledger-entries', {})).sums, [
      { currency, count: 4, amounts: { amountMinor: { inMinor: 13_000, outMinor: -13_000 } } },
    ])
    assert.deepEqual((await totals('users', { q: 'zzz' })).sums, [])
  })

  test('an export holds every row of its filter, in words, and is recorded', async ({ assert }) => {
    const { site, admin, dealer, players } = await makeBranch()
    const session = await signInAs(site, dealer)
    const { body, status, headers } = await exported(session, { filter: { type: 'player' } })
    assert.equal(status, 200)
    assert.include(headers.get('content-type') ?? '', 'text/csv')
    const [head, ...lines] = body.replace('\uFEFF', '').trimEnd().split('\r\n')
    assert.equal(head, 'Kullanıcı;Ad;Durum;Bakiye;Açılış (Europe/Istanbul)')
    assert.equal(lines.length, 2)
    const first = lines[0] ?? ''
    assert.isTrue(first.startsWith(`${players[1]?.username};'=1+1;"Askıda; ""kapalı""";"0,00";20`))
    const log = await (
      await signInAs(site, admin)
    ).list<{ action: string; detail: object }>('audit-log', { filter: { actorId: dealer.id } })
    assert.deepInclude(log.body[0], {
      action: 'list.export',
      detail: { list: 'users', filter: { type: 'player' } },
    })
  })

  test('an export prints a value as itself when its name is a property of every object', async ({
    assert,
  }) => {
    const { site, admin, players } = await makeBranch()
    const id = players[0]?.id ?? 0
    await db.from('users').where('id', id).update({ first_name: 'constructor' })
    const columns = [{ field: 'firstName', label: 'Ad', words: { other: 'Başka' } }]
    const { body } = await exported(await signInAs(site, admin), { columns, filter: { id } })
    assert.equal(body, '\uFEFFAd\r\nconstructor\r\n')
  })

  test('an export goes beyond a page of the list', async ({ assert }) => {
    const { site, admin } = await makeBranch()
    const rows = Array.from({ length: 1003 }, (_, index) => ({
      site_id: site.id,
      actor_id: admin.id,
      action: 'site.update',
      subject_type: 'site',
      subject_id: index,
      detail: '{}',
      ip: '',
      created_at: index,
    }))
    for (let at = 0; at < rows.length; at += 50) {
      await db.table('audit_log').multiInsert(rows.slice(at, at + 50))
    }
    const columns = [{ field: 'subjectId', label: 'No' }]
    const filter = { action: 'site.update' }
    const { body } = await exported(await signInAs(site, admin), { columns, filter }, 'audit-log')
    const numbers = body.trimEnd().split('\r\n').slice(1).map(Number)
    assert.deepEqual(
      numbers,
      Array.from({ length: 1003 }, (_, index) => 1002 - index)
    )
  })

  test('an export refuses unknown columns, unknown time zones and users who may not see the list', async ({
    assert,
  }) => {
    const { site, admin, players } = await makeBranch()
    const session = await signInAs(site, admin)
    const bad = [
      { columns: [{ field: 'limits', label: 'x' }] },
      { columns: [] },
      { timeZone: 'Mars/Olympus' },
      { decimal: 'x' },
    ]
    for (const body of bad) {
      assert.equal((await exported(session, body)).status, 422, JSON.stringify(body))
    }
    assert.equal((await exported(session, { filter: { nope: 1 } })).status, 400)
    const [player] = players
    assert.exists(player)
    if (player) assert.equal((await exported(await signInAs(site, player), {})).status, 403)
  })
})

test.group('Shared searches', () => {
  const search = (name: string, sharedWith?: string[]) => ({
    name,
    filter: { status: 0 },
    ...(sharedWith && { sharedWith }),
  })
  const keep = (session: ApiSession, value: unknown) =>
    session.put<Refusal>('/v1/me/preferences/savedQueries.coupons', { value })
  const shared = async (session: ApiSession) =>
    (await session.get<SharedSearch[]>('/v1/me/shared-searches/coupons')).body

  test('reach the user types that they are shared with: on the site if an admin shares, in the branch if a dealer does', async ({
    assert,
  }) => {
    const { site, admin, dealer } = await makeBranch()
    const below = await makeUser({ site, type: 'dealer', parent: dealer })
    const beside = await makeUser({ site, type: 'dealer', parent: admin })
    await keep(await signInAs(site, admin), [search('Açık', ['dealer']), search('Kendim')])
    await keep(await signInAs(site, dealer), [
      search('Bizim', ['dealer']),
      search('x', ['operator']),
    ])
    const named = async (user: Parameters<typeof signInAs>[1]) =>
      (await shared(await signInAs(site, user))).map(({ name, owner }) => [name, owner])
    assert.deepEqual(
      await named(below),
      [
        ['Açık', admin.username],
        ['Bizim', dealer.username],
      ].sort((a, b) => String(a[1]).localeCompare(String(b[1])))
    )
    assert.deepEqual(await named(beside), [['Açık', admin.username]])
    assert.deepEqual(await named(admin), [])
  })

  test('are left out when unreadable, and those of another site are not seen', async ({
    assert,
  }) => {
    const { site, admin, dealer } = await makeBranch()
    await keep(await signInAs(site, admin), [{ name: 3 }, 'x', null, search('Ja', ['dealer'])])
    const session = await signInAs(site, dealer)
    assert.deepEqual(await shared(session), [
      { name: 'Ja', filter: { status: 0 }, owner: admin.username },
    ])
    const other = await makeBranch()
    assert.deepEqual(await shared(await signInAs(other.site, other.dealer)), [])
    assert.equal((await session.get('/v1/me/shared-searches/no%20list')).status, 404)
  })
})
