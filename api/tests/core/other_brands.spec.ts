/**
 * The admin of one brand asks every operation for the rows of another one and for those that all share, with small and with
 * full bodies: no row of the other brand changes, none that all share, and no answer holds a name or a figure of it. Judged
 * by what the tables and the answers hold, whatever the status (must-hold S2, rules 8.16).
 */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { brandTables } from '#core/database/table_owners'
import { openAllDoors } from '#core/throttle/throttle'
import { unwritten } from '#book/unwritten'
import { ownedRows } from '#moves/owned_rows'
import { ownersOfRooms } from '#start/table_owners'
import { placeTestCoupon } from '#tests/settlement/support'
import { signInAs, type ApiSession } from '#tests/support/client'
import { figure } from '#tests/support/figure'
import { makeUser, sendCash, type TestUser } from '#tests/support/factories'
import { OPERATIONS, rightRequest, type NamedOperation } from '#tests/support/operations'
import { makeWorld, type World } from '#tests/support/world'

/** A word in every name of the other brand. */
const MARK = 'Zwq7Marker'
/** A stake that nobody else has, in minor units. */
const STAKE_MINOR = 7_013_117

/** Texts of rows that people see. */
const NAMES = ['first_name', 'last_name', 'city', 'title', 'name', 'about']
/** Columns in which a longer name does not fit, or that are keys. */
const AS_THEY_ARE: readonly string[] = ['roles.name']

/** Tables of the installation that all brands see, beside those that are declared as shared. */
const OF_ALL = ['draws', 'feed_errors', 'feed_producers']
const SHARED = [
  ...ownersOfRooms.flatMap(({ shared = {} }) => Object.keys(shared)),
  ...OF_ALL,
].toSorted()

type Tables = Record<string, string[]>

/** Every row of the brand, and every row that all share, by table. */
async function rowsNow({ site }: World): Promise<Tables> {
  await unwritten.write()
  const tables: Tables = {}
  for (const table of brandTables().keys()) {
    tables[table] = texts(await ownedRows(db.connection(), table, site.id))
  }
  for (const table of SHARED) tables[table] = texts(await db.from(table))
  return tables
}

const texts = (rows: readonly object[]): string[] =>
  rows.map((row) => JSON.stringify(row)).toSorted()

/** What differs, by table. */
function changes(before: Tables, after: Tables): Tables {
  const tables = Object.keys(before).map((name): [string, string[]] => {
    const [was, is] = [new Set(before[name]), new Set(after[name])]
    return [
      name,
      [
        ...[...was].filter((row) => !is.has(row)).map((row) => `- ${row}`),
        ...[...is].filter((row) => !was.has(row)).map((row) => `+ ${row}`),
      ],
    ]
  })
  return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0))
}

/** Writes the mark into the names of the brand. */
async function mark({ site }: World): Promise<void> {
  for (const table of brandTables().keys()) {
    const columns = await db.connection().columnsInfo(table)
    const named = NAMES.filter(
      (name) => name in columns && !AS_THEY_ARE.includes(`${table}.${name}`)
    )
    if (named.length === 0 || !('id' in columns)) continue
    for (const row of await ownedRows(db.connection(), table, site.id)) {
      const id = Number(row['id'])
      const marked = named.map((name) => [name, `${MARK} ${id}`])
      await db.from(table).where('id', id).update(Object.fromEntries(marked))
    }
  }
}

/** Requests that end the caller's own sessions, or close the caller's own brand. */
const ENDS_OWN = ({ operation: { method, path } }: NamedOperation) =>
  (method === 'DELETE' && path.includes('/sessions')) || path.endsWith('/maintenance')

test.group('The admin of another brand', (group) => {
  let theirs: World
  let own: World
  let stranger: TestUser
  let session: ApiSession
  let secrets: string[]
  group.setup(async () => {
    theirs = await makeWorld()
    own = await makeWorld()
    await sendCash(theirs.player, STAKE_MINOR)
    theirs.ids['coupons'] = await placeTestCoupon(theirs.player, {
      picks: [{ match: theirs.match, market: '1', key: '1' }],
      stakePerLineMinor: STAKE_MINOR,
    })
    await mark(theirs)
    const people: { username: string }[] = await db.from('users').where('site_id', theirs.site.id)
    secrets = [MARK, String(STAKE_MINOR), ...people.map(({ username }) => username)]
    stranger = await makeUser({ site: own.site, type: 'admin', isInstallationStaff: false })
  })
  group.each.setup(async () => {
    await openAllDoors()
    session = await signInAs(own.site, stranger)
  })

  /** Sends again, signed in anew, what came after the end of the session. */
  async function send(named: NamedOperation, world: World, isFull: boolean) {
    const ask = () => {
      const { method, path, body, headers } = rightRequest(named, world, isFull)
      return session.send(method, path, body, headers)
    }
    const answer = await ask()
    if (answer.status !== 401 && answer.status !== 429) return answer
    await openAllDoors()
    session = await signInAs(own.site, stranger)
    return ask()
  }

  /** Asks every operation with the rows of `world`; resolves to what the answers say of the other brand. */
  async function askAll(world: World, isFull: boolean): Promise<string[]> {
    const said: string[] = []
    for (const named of OPERATIONS.filter((one) => !ENDS_OWN(one))) {
      const text = JSON.stringify((await send(named, world, isFull)).body) ?? ''
      const found = secrets.filter((secret) => text.includes(secret))
      const { method, path } = named.operation
      if (found.length > 0) said.push(`${method} ${path}: ${found.join(', ')}`)
    }
    return said
  }

  const cases = [
    ['their rows, with the least of each body', () => theirs, false],
    ['their rows, with all of each body', () => theirs, true],
    ['own rows', () => own, true],
  ] as const

  for (const [asked, worldOf, isFull] of cases) {
    test(`S2: changes and sees nothing of a brand beside, asking every operation for ${asked}`, async ({
      assert,
    }) => {
      const before = await rowsNow(theirs)
      assert.isAbove(before['coupons']?.length ?? 0, 0)
      assert.deepEqual(await askAll(worldOf(), isFull), [], 'an answer tells of the other brand')
      assert.deepEqual(changes(before, await rowsNow(theirs)), {}, 'rows have changed')
      figure(`${OPERATIONS.length} operations asked for ${asked}`)
    })
  }

  test('the same questions find names and figures, and change shared rows, when others ask them', async ({
    assert,
  }) => {
    // an admin of the brand itself, and then staff of the installation elsewhere
    session = await signInAs(theirs.site, theirs.admin)
    const lists = await session.list('coupons')
    assert.isTrue(JSON.stringify(lists.body).includes(String(STAKE_MINOR)))
    assert.isTrue(JSON.stringify((await session.list('users')).body).includes(MARK))
    const before = await rowsNow(theirs)
    stranger = await makeUser({ site: own.site, type: 'admin' })
    session = await signInAs(own.site, stranger)
    // whoever shares a jackpot chooses brands by their names
    assert.deepEqual(await askAll(theirs, false), [`GET /v1/jackpot-brands: ${MARK}`])
    const changed = Object.keys(changes(before, await rowsNow(theirs)))
    assert.includeMembers(changed, ['matches', 'markets', 'teams'])
    assert.isTrue(
      changed.every((table) => SHARED.includes(table)),
      changed.join()
    )
  })
})
