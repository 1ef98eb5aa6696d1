/** Rows that are kept only for a time are removed in small steps; no other row is. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { REPEAT_WITHIN_DAYS } from '@grandstand/shared-types/core/idempotency'
import retentions from '#config/retention'
import { clock } from '#core/timing/clock'
import { inTransaction, insertAll } from '#core/database/transactions'
import { removeOld, type Retention } from '#core/retention/remove_old'
import { makeSite, makeUser } from '#tests/support/factories'

const DAY_MS = 24 * 3_600_000
type Row = Record<string, string | number>

async function makeReferral(siteId: number, userId: number) {
  const of = { site_id: siteId, created_at: 0 }
  const [affiliateId = 0]: number[] = await db
    .table('affiliates')
    .insert({ ...of, user_id: userId, state: 'approved', about: '' })
  const [codeId = 0]: number[] = await db
    .table('affiliate_codes')
    .insert({ ...of, affiliate_id: affiliateId, code: `RETENTION${affiliateId}` })
  const [referralId = 0]: number[] = await db.table('affiliate_referrals').insert({
    ...{ site_id: siteId, user_id: userId, affiliate_id: affiliateId, code_id: codeId },
    ...{ campaign: '', standing: 'counts', registered_at: 0 },
  })
  return { affiliateId, codeId, referralId }
}

/** A row of each of these tables, with the time `at`. */
async function makeRows(): Promise<Record<string, (at: number) => Row>> {
  const site = await makeSite()
  const { id } = await makeUser({ site, type: 'player' })
  const sandboxPayment = (at: number) => ({
    merchant: 'retention',
    reference: randomUUID(),
    gateway_reference: randomUUID().slice(0, 20),
    kind: 'deposit',
    state: 'paid',
    amount: 1,
    currency: 'TRY',
    language: 'tr',
    notice_url: '',
    return_url: '',
    faults: '',
    next_states: '',
    created_at: 0,
    updated_at: at,
  })
  const [paymentId = 0]: number[] = await db.table('sandbox_payments').insert(sandboxPayment(0))
  const { affiliateId, codeId, referralId } = await makeReferral(site.id, id)
  return {
    sandbox_payments: sandboxPayment,
    sandbox_notices: (at) => ({
      payment_id: paymentId,
      body: '{}',
      is_forged: 0,
      attempts: 0,
      is_taken: 1,
      created_at: at,
    }),
    sandbox_vouchers: (at) => ({
      code: randomUUID().slice(0, 16),
      kind: 'paykasa',
      amount: 1,
      currency: 'TRY',
      created_at: at,
    }),
    idempotency_keys: (at) => ({
      user_id: id,
      key: randomUUID(),
      request_hash: '',
      response_status: 200,
      response: '{}',
      created_at: at,
    }),
    user_sessions: (at) => ({
      user_id: id,
      token_hash: randomUUID(),
      token_version: 0,
      ip: '',
      created_at: 0,
      expires_at: at,
    }),
    mails: (at) => ({
      site_id: site.id,
      kind: 'activation',
      language: 'en',
      to_address: 'somebody@mail.test',
      to_name: '',
      subject: '',
      message_id: '',
      state: 'sent',
      created_at: at,
      next_attempt_at: at,
      useful_until: at,
    }),
    account_links: (at) => ({
      user_id: id,
      purpose: 'activation',
      code_hash: randomUUID(),
      created_at: 0,
      expires_at: at,
    }),
    game_messages: (at) => ({
      provider_id: 1,
      call: 'bet',
      body: '',
      verdict: 'done',
      ip: '',
      received_at: at,
    }),
    game_provider_minutes: (at) => ({
      provider_id: 1,
      minute: at,
      process: randomUUID(),
      ...{ asked: 1, timeouts: 0, failures: 0, called: 0, forged: 0, unreadable: 0 },
      ...{ asked_buckets: '[]', answer_buckets: '[]', lag_buckets: '[]' },
    }),
    affiliate_clicks: (at) => ({
      code_id: codeId,
      campaign: '',
      click_id: randomUUID().replaceAll('-', ''),
      created_at: at,
    }),
    affiliate_postbacks: (at) => ({
      ...{ site_id: site.id, affiliate_id: affiliateId, referral_id: referralId },
      ...{ event: randomUUID().slice(0, 20), happened_at: at, state: 'sent' },
      ...{ attempts: 1, next_attempt_at: at, created_at: at },
    }),
    used_captchas: (at) => ({ key: randomUUID(), expires_at: at }),
    feed_errors: (at) => ({ producer: 'retention', reason: 'test', detail: '', created_at: at }),
    machine_nonces: (at) => ({ key: randomUUID(), expires_at: at }),
    rate_limits: (at) => ({
      key: `retention:${randomUUID()}`,
      tries: 1,
      open_at: 0,
      forgotten_at: at,
    }),
  }
}

const insert = (table: string, rows: Row[]) => inTransaction((trx) => insertAll(trx, table, rows))

const countOf = async (table: string, where: (row: { at: number }) => boolean, column: string) => {
  const rows: Record<string, number>[] = await db.query<Record<string, number>>().from(table)
  return rows.filter((row) => where({ at: Number(row[column]) })).length
}

test.group('Old rows', () => {
  test('of {table} are removed when their time is over, the others stay')
    .with(retentions)
    .run(async ({ assert }, retention) => {
      const { table, timeColumn, keptMs } = retention
      const rowOf = (await makeRows())[table]
      if (!rowOf) throw new Error(`no row for ${table}`)
      const before = clock.now() - keptMs
      // rows of other tests came earlier and are younger
      if (table === 'sandbox_payments') await db.from('sandbox_notices').delete()
      await db.from(table).delete()
      // more rows than one step removes, in order of arrival
      const old = Array.from({ length: 1_201 }, (_, i) => rowOf(before - 2_000_000 + i))
      const fresh = [rowOf(before + 60_000), rowOf(before + 120_000)]
      await insert(table, [...old, ...fresh])
      const newer = await countOf(table, ({ at }) => at >= before + 60_000, timeColumn)

      const queries: string[] = []
      const listen = ({ sql }: { sql: string }) => void queries.push(sql)
      const client = db.connection().getWriteClient()
      client.on('query', listen)
      const removedCount = await removeOld(retention)
      client.removeListener('query', listen)

      assert.isAtLeast(removedCount, old.length)
      assert.equal(await countOf(table, ({ at }) => at < before, timeColumn), 0)
      assert.equal(await countOf(table, ({ at }) => at >= before + 60_000, timeColumn), newer)
      const deletes = queries.filter((sql) => /^delete/i.test(sql))
      assert.isAtLeast(deletes.length, 3)
      for (const sql of deletes) assert.isAtMost(sql.split('?').length, 503)
      assert.equal(await removeOld(retention), 0)
    })

  test('stored answers are kept longer than their request can be repeated', ({ assert }) => {
    const keys = retentions.find(({ table }) => table === 'idempotency_keys')
    assert.isAbove(keys?.keptMs ?? 0, REPEAT_WITHIN_DAYS * DAY_MS)
  })

  test('stopping the server ends the removal between two steps', async ({ assert }) => {
    const retention = retentions.find(({ table }) => table === 'rate_limits') as Retention
    const rowOf = (await makeRows())['rate_limits']
    await insert(
      'rate_limits',
      Array.from({ length: 900 }, () => rowOf?.(1) ?? {})
    )
    assert.equal(await removeOld(retention, () => true), 500)
    assert.isAtLeast(await removeOld(retention), 400)
  })
})
