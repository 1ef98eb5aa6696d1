/** Whatever changes in a row of the books or of the log is found (must-hold A2); the columns are those that the database has. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { AUDIT_CHAIN } from '#audit/chain/audit_chain'
import { verifyAudit } from '#audit/chain/verify_audit'
import { recordAudit } from '#audit/record_audit'
import { writeAnchor } from '#core/chain/anchors'
import { chainHead, type Chain } from '#core/chain/chain'
import { inTransaction } from '#core/database/transactions'
import { must } from '#core/errors/must'
import type { Cell } from '#core/dialect/dialect'
import { reserveTransferIds } from '#ledger/post'
import { LEDGER_CHAIN } from '#ledger/seals/ledger_chain'
import { sealTransfers, verifySeals } from '#ledger/seals/verify_seals'
import { verifyLedger } from '#ledger/verify'
import { runsOnMysql } from '#tests/support/databases'
import { accountIdOf, makeSite, makeUser, sendCash } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'
import { shareOf } from '#tests/support/tier'

type Row = Record<string, Cell> & { id: number }

const BOOK = /^(?:ledger|audit)_/
const CHAINS: readonly Chain[] = [AUDIT_CHAIN, LEDGER_CHAIN]

/** Another value that the column may hold. */
function otherThan(column: string, value: Cell): Cell {
  if (typeof value === 'string') return `${value.startsWith('b') ? 'c' : 'b'}${value.slice(1)}`
  // a number that no other row has; a floor above the balance is refused by the database
  return Number(value) + (column === 'floor' ? -1 : 500_000)
}

/** Changes a column of a row, whatever refuses it. */
async function changed(table: string, id: number, column: string, to: Cell): Promise<void> {
  const update = (client = db.connection()) =>
    client
      .from(table)
      .where({ id })
      .update({ [column]: to })
  await tampering(async () => {
    if (!runsOnMysql) {
      await db.rawQuery('pragma foreign_keys = off')
      await update().finally(() => db.rawQuery('pragma foreign_keys = on'))
      return
    }
    await inTransaction(async (trx) => {
      await trx.rawQuery('set session foreign_key_checks = 0')
      await update(trx)
      await trx.rawQuery('set session foreign_key_checks = 1')
    })
  })
}

/** Rows whose seals are gone are sealed anew by a check: takes those seals away. */
async function seals(upTo: readonly number[]): Promise<void> {
  for (const [index, { seals: table }] of CHAINS.entries()) {
    await tampering(() =>
      db
        .from(table)
        .where('id', '>', upTo[index] ?? 0)
        .delete()
    )
  }
}

/** The house account of a transfer between a player and the house. */
async function houseOf(entries: readonly Row[]): Promise<number> {
  const house = await db
    .from('ledger_accounts')
    .whereNull('user_id')
    .whereIn(
      'id',
      entries.map((row) => Number(row['account_id']))
    )
    .firstOrFail()
  return Number(house.id)
}

const heads = async () => Promise.all(CHAINS.map(async (chain) => (await chainHead(chain)).id))

async function found(table: string): Promise<string | null> {
  if (table.startsWith('audit_')) {
    const { firstBreak } = await verifyAudit()
    return firstBreak && `${firstBreak.fault} ${firstBreak.id}`
  }
  const { firstBreak } = await verifyLedger()
  return firstBreak && `${firstBreak.fault} ${firstBreak.id}`
}

test.group('Any change of the books and of the log is found', (group) => {
  const rows = new Map<string, Row>()
  let transfer = 0

  group.setup(async () => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 500 })
    await sendCash(player, 250)
    await recordAudit(db.connection(), {
      siteId: site.id,
      actorId: null,
      action: 'site.update',
      subjectType: 'site',
      subjectId: site.id,
      detail: { after: { title: 'New 🂡' } },
    })
    const cash = await accountIdOf(player.id, 'balance')
    const entry: Row = await db.from('ledger_entries').where('account_id', cash).firstOrFail()
    transfer = Number(entry['transfer_id'])
    const log: Row = await db.from('audit_log').orderBy('id', 'desc').firstOrFail()
    const reports = [await verifyAudit({ hasDigest: true }), await verifySeals({ hasDigest: true })]
    for (const [index, chain] of CHAINS.entries()) {
      const { head, digest } = must(reports[index], 'report')
      // the number of an anchor is covered by the next one
      for (let i = 0; i < 2; i++) await writeAnchor(chain, head.id, digest)
      const newest: Row[] = await db.from(chain.anchors).orderBy('id', 'desc').limit(2)
      rows.set(chain.anchors, must(newest[1], 'anchor'))
    }
    const one = async (table: string, where: object): Promise<void> => {
      const row: Row = await db.from(table).where(where).firstOrFail()
      rows.set(table, row)
    }
    await one('ledger_accounts', { id: cash })
    await one('ledger_transfers', { id: transfer })
    await one('ledger_entries', { id: entry.id })
    await one('ledger_seals', { transfer_id: transfer })
    await one('audit_log', { id: log.id })
    await one('audit_seals', { audit_id: log.id })
    return async () => {
      for (const chain of CHAINS) {
        const made = Number(rows.get(chain.anchors)?.id)
        await tampering(() => db.from(chain.anchors).where('id', '>=', made).delete())
      }
    }
  })

  test('in each column of each table', async ({ assert }) => {
    const tables = (await db.connection().getAllTables()).filter((name) => BOOK.test(name))
    assert.sameMembers(tables, [...rows.keys()])
    for (const [turn, table] of tables.entries()) {
      const row = rows.get(table)
      if (!row) continue
      const columns = Object.keys(await db.connection().columnsInfo(table))
      assert.isAbove(columns.length, 2)
      assert.isNull(await found(table), table)
      // the chain is computed from values that both databases give alike
      for (const column of runsOnMysql ? shareOf(columns, turn) : columns) {
        const before = await heads()
        const to = otherThan(column, row[column] ?? null)
        await changed(table, row.id, column, to)
        const name = await found(table)
        const restore = (id: number) => changed(table, id, column, row[column] ?? null)
        if (column === 'id') await restore(Number(to))
        await seals(before)
        if (column !== 'id') await restore(row.id)
        assert.isNotNull(name, `${table}.${column}`)
        if (table === 'ledger_transfers' && !['id', 'currency'].includes(column)) {
          assert.equal(name, `transferChanged ${transfer}`, column)
        }
      }
      assert.isNull(await found(table), table)
    }
  })

  test('a transfer that is gone with its entries, and one that was put in later', async ({
    assert,
  }) => {
    const [unused = 0] = await reserveTransferIds(20_000)
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 500 })
    const { head: known } = await verifySeals()
    const own: Row = await db.from('ledger_transfers').where('site_id', site.id).firstOrFail()
    const entries: Row[] = await db.from('ledger_entries').where('transfer_id', own.id)
    const seal: Row = await db.from('ledger_seals').where('transfer_id', own.id).firstOrFail()
    const accounts = () => db.from('ledger_accounts').where('user_id', player.id)
    await tampering(async () => {
      await db.from('ledger_seals').where('id', seal.id).delete()
      await db.from('ledger_entries').where('transfer_id', own.id).delete()
      await db.from('ledger_transfers').where('id', own.id).delete()
      await accounts().where('balance', 500).update({ balance: 0, entry_count: 0 })
    })
    // the end of the chain is known to the process that saw it, and to its log
    const { firstBreak: cut } = await verifyLedger({ known })
    assert.deepInclude(cut ?? {}, { fault: 'sealMissing', id: known.id })
    await tampering(async () => {
      await db.table('ledger_transfers').insert(own)
      for (const entry of entries) await db.table('ledger_entries').insert(entry)
      await accounts().where('pocket', 'balance').update({ balance: 500, entry_count: 1 })
      await db.table('ledger_seals').insert(seal)
    })
    assert.isNull((await verifyLedger({ known })).firstBreak)

    // long before others that have their seals, and with a far lower number
    const at = Number(own['created_at']) - 2 * 3_600_000
    const forged = { ...own, id: unused, key: `forged:${own.id}`, created_at: at }
    await db.table('ledger_transfers').insert(forged)
    for (const { id: _id, seq: _seq, balance_after: _after, ...entry } of entries) {
      const house = { ...entry, transfer_id: forged.id, account_id: await houseOf(entries) }
      await db.table('ledger_entries').insert(house)
    }
    assert.deepInclude((await verifyLedger()).firstBreak ?? {}, {
      fault: 'transferAdded',
      id: forged.id,
    })
    await tampering(async () => {
      await db.from('ledger_entries').where('transfer_id', forged.id).delete()
      await db.from('ledger_transfers').where('id', forged.id).delete()
    })
    assert.isNull((await verifyLedger()).firstBreak)
  })

  test('a new transfer is sealed within seconds, and once, whoever seals', async ({ assert }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 100 })
    await sealTransfers()
    const own = () =>
      db
        .from('ledger_transfers as t')
        .leftJoin('ledger_seals as s', 's.transfer_id', 't.id')
        .where('t.site_id', site.id)
        .select('s.id as seal')
    await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        await sendCash(player, i + 1)
        await sealTransfers()
      })
    )
    await sealTransfers()
    const transfers = await own()
    assert.lengthOf(transfers, 13)
    assert.isTrue(transfers.every(({ seal }) => seal !== null))
    assert.equal(await sealTransfers(), 0)
    assert.isNull((await verifyLedger()).firstBreak)
  })

  test('credit that nobody gave, and an account under another name', async ({ assert }) => {
    const site = await makeSite()
    const dealer = await makeUser({ site, type: 'dealer', creditLimitMinor: 700 })
    const player = await makeUser({ site, type: 'player' })
    assert.isNull((await verifyLedger()).firstBreak)
    for (const [user, pocket, change] of [
      [player, 'balance', { floor: -1_000 }],
      [dealer, 'balance', { floor: -701 }],
      [dealer, 'balance', { floor: 0 }],
      [player, 'bonus', { floor: -1 }],
      [player, 'receivable', { floor: -5 }],
    ] as const) {
      const id = await accountIdOf(user.id, pocket)
      const before: Row = await db.from('ledger_accounts').where({ id }).firstOrFail()
      await changed('ledger_accounts', id, 'floor', change.floor)
      assert.deepInclude((await verifyLedger()).firstBreak ?? {}, { fault: 'floorWrong', id })
      await changed('ledger_accounts', id, 'floor', before['floor'] ?? 0)
    }
    // an account that nothing was posted to yet
    const id = await accountIdOf(player.id, 'bonus')
    await changed('ledger_accounts', id, 'user_id', dealer.id)
    assert.deepInclude((await verifyLedger()).firstBreak ?? {}, { fault: 'accountChanged', id })
    await changed('ledger_accounts', id, 'user_id', player.id)
    assert.isNull((await verifyLedger()).firstBreak)
  })
})
