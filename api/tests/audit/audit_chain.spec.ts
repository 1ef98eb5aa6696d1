import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { checkAudit } from '#audit/chain/audit_loop'
import { sealAudit, verifyAudit } from '#audit/chain/verify_audit'
import { recordAudit } from '#audit/record_audit'
import { makeSite } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'

type Row = Record<string, unknown> & { id: number }

/** Writes an entry and resolves to its row. */
async function entry(siteId: number): Promise<Row> {
  await recordAudit(db.connection(), {
    siteId,
    actorId: null,
    action: 'site.update',
    subjectType: 'site',
    subjectId: siteId,
    detail: { before: { title: 'Old “name” ğüşı' }, after: { title: 'New 🂡' } },
    reason: 'a test',
    ip: '2001:db8::1',
  })
  return db.from('audit_log').where('site_id', siteId).orderBy('id', 'desc').firstOrFail()
}

const firstBreak = async () => (await verifyAudit()).firstBreak

/** Deletes rows, which no code may do. */
const deleted = (table: string, where: Record<string, unknown>) =>
  tampering(() => db.from(table).where(where).delete())

/** Changes the reason of a row, which no code may do. */
const reasonChanged = ({ id }: Row, reason: unknown) =>
  tampering(() => db.from('audit_log').where({ id }).update({ reason }))

test.group('The chain over the audit log', (group) => {
  group.each.teardown(async () => {
    const broken = await firstBreak()
    if (broken) throw new Error(`a test left the chain broken: ${JSON.stringify(broken)}`)
  })

  test('A2: a row that was edited by SQL is found', async ({ assert }) => {
    const { id: siteId } = await makeSite()
    const row = await entry(siteId)
    await entry(siteId)
    assert.isNull(await firstBreak())
    for (const [column, value] of [
      ['reason', 'another reason'],
      ['detail', '{}'],
      ['actor_id', 1],
      ['created_at', 1],
    ] as const) {
      const change = (to: unknown) =>
        tampering(() =>
          db
            .from('audit_log')
            .where('id', row.id)
            .update({ [column]: to })
        )
      await change(value)
      assert.deepEqual(await firstBreak(), { fault: 'rowChanged', id: row.id }, column)
      await change(row[column])
    }
  })

  test('A2: a row that was deleted by SQL is found, also with its seal', async ({ assert }) => {
    const { id: siteId } = await makeSite()
    const row = await entry(siteId)
    await entry(siteId)
    await sealAudit()
    await deleted('audit_log', { id: row.id })
    assert.deepEqual(await firstBreak(), { fault: 'rowMissing', id: row.id })

    const seal: Row = await db.from('audit_seals').where('audit_id', row.id).firstOrFail()
    await deleted('audit_seals', { id: seal.id })
    assert.deepEqual(await firstBreak(), { fault: 'sealMissing', id: seal.id })

    await db.table('audit_log').insert(row)
    await db.table('audit_seals').insert(seal)
  })

  test('A2: a chain that was cut at its end and sealed anew is found by the process that saw it', async ({
    assert,
  }) => {
    const { id: siteId } = await makeSite()
    const row = await entry(siteId)
    const { head: known } = await verifyAudit()
    const seal: Row = await db.from('audit_seals').where('id', known.id).firstOrFail()
    await deleted('audit_seals', { id: known.id })
    await deleted('audit_log', { id: row.id })
    assert.deepEqual((await verifyAudit({ known })).firstBreak, {
      fault: 'sealMissing',
      id: known.id,
    })
    await db.table('audit_log').insert({ ...row, reason: 'another reason' })
    assert.deepEqual((await verifyAudit({ known })).firstBreak, { fault: 'sealedAnew', id: row.id })

    await deleted('audit_seals', { id: known.id })
    await reasonChanged(row, row['reason'])
    await db.table('audit_seals').insert(seal)
  })

  test('many writers and sealers at once leave one chain over every row', async ({ assert }) => {
    const { id: siteId } = await makeSite()
    await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        await entry(siteId)
        if (i % 4 === 0) await sealAudit()
      })
    )
    assert.isNull(await firstBreak())
    const count = async (table: string) =>
      Number((await db.from(table).count('* as n').firstOrFail()).n)
    assert.equal(await count('audit_seals'), await count('audit_log'))
  })

  test('a row whose transaction ends after later rows were sealed is sealed by the next check', async ({
    assert,
  }) => {
    const { id: siteId } = await makeSite()
    const row = await entry(siteId)
    await deleted('audit_log', { id: row.id })
    await entry(siteId)
    await sealAudit()
    await db.table('audit_log').insert(row)
    assert.isNull(await firstBreak())
    assert.isNotNull(await db.from('audit_seals').where('audit_id', row.id).first())
  })

  test('the daily check writes a break to the audit log of every brand', async ({ assert }) => {
    const { id: siteId } = await makeSite()
    const row = await entry(siteId)
    const alerts = () => db.from('audit_log').where({ site_id: siteId, action: 'audit.broken' })
    await checkAudit()
    assert.lengthOf(await alerts(), 0)
    await reasonChanged(row, 'another reason')
    await checkAudit()
    await reasonChanged(row, row['reason'])
    const [alert] = await alerts()
    assert.deepEqual(JSON.parse(String(alert?.detail)), {
      chainFault: 'rowChanged',
      brokenId: row.id,
    })
  })
})
