/** Rows that staff edit: those of another brand are not there, whichever table they are in (must-hold S2). */
import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { deleteRow, insertRow, updateRow } from '#audit/edit_rows'
import { brandOf, brandTables } from '#core/database/table_owners'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { ownedRows } from '#moves/owned_rows'
import { makeWorld, type World } from '#tests/support/world'

const OF_BRANDS = [...brandTables()].flatMap(([table, { edited }]) => (edited ? [table] : []))

/** A row of a table of brands with something in every column that must hold something. */
async function makeRow(table: string, { site, match }: World): Promise<void> {
  const columns = Object.entries(await db.connection().columnsInfo(table))
  const needed = columns.filter(
    ([name, { nullable }]) => name === 'site_id' || (name !== 'id' && !nullable)
  )
  const valueOf = (name: string, type: string) => {
    if (name === 'site_id') return site.id
    if (name === 'match_id') return match.id
    return /char|text/.test(type) ? `${site.id}`.slice(-2) : 1
  }
  await db
    .table(table)
    .insert(Object.fromEntries(needed.map(([name, { type }]) => [name, valueOf(name, type)])))
}

const firstRow = async (table: string, { site }: World) => {
  const row = await ownedRows(db.connection(), table, site.id).first()
  return row ? Number(row['id']) : null
}

test.group('Rows that staff edit', (group) => {
  let ours: World
  let theirs: World
  let editor: Editor

  group.setup(async () => {
    ours = await makeWorld()
    theirs = await makeWorld()
    for (const table of OF_BRANDS) {
      for (const world of [ours, theirs]) {
        if ((await firstRow(table, world)) === null) await makeRow(table, world)
      }
    }
    editor = { principal: await principalOf(await User.findOrFail(ours.admin.id)), ip: '' }
  })

  const isRefused = (assert: Assert, work: (trx: Trx) => Promise<unknown>, what: string) =>
    assert
      .rejects(() => inTransaction(work), AppError)
      .catch(() => assert.fail(`${what} of another brand was not refused`))

  test('a row of another brand is neither changed nor deleted', async ({ assert }) => {
    for (const table of OF_BRANDS) {
      const id = (await firstRow(table, theirs)) ?? assert.fail(`no row in ${table}`)
      const before = await db.from(table).where('id', id).first()
      await isRefused(
        assert,
        (trx) => updateRow(trx, editor, table, id, { id }),
        `a change of ${table}`
      )
      await isRefused(assert, (trx) => deleteRow(trx, editor, table, id), `a deletion of ${table}`)
      assert.deepEqual(await db.from(table).where('id', id).first(), before, table)
    }
  })

  test('a row of the brand stays with it, whatever is sent', async ({ assert }) => {
    for (const table of OF_BRANDS) {
      const id = (await firstRow(table, ours)) ?? assert.fail(`no row in ${table}`)
      const before = await db.from(table).where('id', id).first()
      const by = brandOf(table) ?? assert.fail(`${table} is of no brand`)
      const change = (sent: Record<string, number>) => (trx: Trx) =>
        updateRow(trx, editor, table, id, sent)
      if (typeof by === 'string') {
        assert.isFalse(await inTransaction(change({ [by]: theirs.site.id })), table)
      } else {
        const [column, parent] = by
        const their = (await firstRow(parent, theirs)) ?? assert.fail(`no row in ${parent}`)
        await isRefused(assert, change({ [column]: their }), `a place of ${table} below a row`)
      }
      assert.deepEqual(await db.from(table).where('id', id).first(), before, table)
    }
  })

  test('a new row belongs to the brand of its author, whatever was sent', async ({ assert }) => {
    const id = await inTransaction((trx) =>
      insertRow(trx, editor, 'banners', {
        ...{ title: 'Ours', page: 'home', position: 'top', picture: '/p.webp' },
        ...{ list_order: 1, is_shown: false },
        site_id: theirs.site.id,
      })
    )
    const { site_id: siteId } = await db.from('banners').where('id', id).firstOrFail()
    assert.equal(Number(siteId), ours.site.id)
  })

  test('a new row under a row of another brand is refused', async ({ assert }) => {
    const jackpotId = await firstRow('jackpots', theirs)
    const add = (trx: Trx) =>
      insertRow(trx, editor, 'jackpot_levels', { jackpot_id: jackpotId ?? 0, names: '{}' })
    await isRefused(assert, add, 'a level')
  })

  test('rows of a table that does not say so are edited by nobody', async ({ assert }) => {
    const add = (trx: Trx) =>
      insertRow(trx, editor, 'site_hosts', { host: 'x.example', created_at: 0 })
    await assert.rejects(() => inTransaction(add), /no owners\.ts says that staff edit/)
  })

  test('rows of a table that no room declares are reached by nobody', ({ assert }) => {
    assert.throws(() => brandOf('left_out'), /no owners\.ts says .* left_out/)
  })
})
