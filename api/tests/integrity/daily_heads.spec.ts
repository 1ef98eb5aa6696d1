import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { JOURNALS, type DailyHead, type HeadCheck } from '@grandstand/shared-types/wire/integrity'
import { makeNextHead } from '#integrity/heads/make_heads'
import { makeBettor } from '#tests/coupons/support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'

/** Long before every other test, so that nothing else happens on these days. */
const [DAY_BEFORE, DAY] = ['2001-01-01', '2001-01-02']
const NOON = Date.parse(`${DAY}T12:00:00Z`)
const FIRST_HEAD = 'a'.repeat(64)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let transferId = 0

/** A transfer, a result and a drawn draw of that day; resolves to a function that removes them. */
async function makeDay(): Promise<() => Promise<void>> {
  const { site } = await makeBettor()
  const match = await makeMatch()
  const transfer = await db.from('ledger_transfers').where('site_id', site.id).firstOrFail()
  transferId = Number(transfer.id)
  const moveTo = (ms: number) =>
    tampering(() => db.from('ledger_transfers').where('id', transferId).update({ created_at: ms }))
  await moveTo(NOON)
  const [resultId = 0]: number[] = await db.table('results').insert({
    match_id: match.id,
    revision: 1,
    facts: '{"status":"ended"}',
    source: 'staff',
    created_at: NOON,
    settled_at: NOON,
  })
  const game = await db.from('draw_games').firstOrFail()
  const [drawId = 0]: number[] = await db.table('draws').insert({
    game_id: game.id,
    number: 2_000_000_000,
    opens_at: NOON - 2,
    closes_at: NOON - 1,
    draws_at: NOON,
    state: 'paid',
    seed_hash: sha256('seed'),
    sealed_seed: '',
    server_seed: 'seed',
    client_seed: 'client',
    outcome: '[1,2]',
    done_at: NOON,
  })
  await db.table('daily_heads').multiInsert(
    JOURNALS.map((journal) => ({
      journal,
      day: DAY_BEFORE,
      row_count: 0,
      content_hash: sha256(''),
      head: FIRST_HEAD,
      created_at: NOON,
    }))
  )
  return async () => {
    await tampering(() => db.from('daily_heads').where('day', '<=', DAY).delete())
    await db.from('draws').where('id', drawId).delete()
    await db.from('results').where('id', resultId).delete()
    await moveTo(transfer.created_at)
  }
}

test.group('Daily heads, rules 18.4', (group) => {
  let admin: ApiSession
  let remove: () => Promise<void>

  group.setup(async () => {
    remove = await makeDay()
    const { site } = await makeBettor()
    admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  })
  group.teardown(() => remove())

  const published = async (journal: string): Promise<DailyHead | undefined> => {
    const { body } = await admin.get<DailyHead[]>(`/v1/daily-heads?from=${DAY}&until=${DAY}`)
    return body.find((head) => head.journal === journal)
  }
  const check = async (): Promise<HeadCheck[]> =>
    (await admin.post<HeadCheck[]>(`/v1/daily-heads/${DAY}/check`, {})).body

  test('are published for each journal, and follow from the day before', async ({ assert }) => {
    for (const journal of JOURNALS) assert.isTrue(await makeNextHead(journal))
    for (const journal of JOURNALS) {
      const head = await published(journal)
      const lines = `${FIRST_HEAD}\n${journal}\n${DAY}\n${head?.contentHash}\n`
      assert.equal(head?.head, sha256(lines))
    }
  })

  test('let anybody compute the hash of the draws from their seeds', async ({ assert }) => {
    const { body } = await admin.get<{ text: string }>(`/v1/daily-heads/${DAY}/draws`)
    assert.equal(sha256(body.text), (await published('draws'))?.contentHash)
    assert.include(body.text, `"${sha256('seed')}","seed","client"`)
    assert.equal((await admin.get('/v1/daily-heads/2001-01-09/draws')).status, 404)
    assert.equal((await admin.get('/v1/daily-heads/nonsense/draws')).status, 404)
  })

  test('show a row that was changed later', async ({ assert }) => {
    const whole = await check()
    assert.deepEqual(
      whole.map(({ journal, rowCount }) => [journal, rowCount]),
      JOURNALS.map((journal) => [journal, 1])
    )
    assert.isTrue(whole.every((one) => one.isContentWhole && one.isChainWhole))
    const entry = await db.from('ledger_entries').where('transfer_id', transferId).firstOrFail()
    const own = () => db.from('ledger_entries').where('id', entry.id)
    await tampering(() => own().update({ amount: Number(entry.amount) + 1 }))
    try {
      const [ledger, results] = await check()
      assert.containsSubset(ledger, { isContentWhole: false, isChainWhole: true })
      assert.isTrue(results?.isContentWhole)
    } finally {
      await tampering(() => own().update({ amount: entry.amount }))
    }
  })

  test('show a head that was written anew', async ({ assert }) => {
    const own = () => db.from('daily_heads').where({ journal: 'results', day: DAY })
    const before = await published('results')
    await tampering(() => own().update({ head: 'b'.repeat(64) }))
    try {
      assert.isFalse((await check()).find(({ journal }) => journal === 'results')?.isChainWhole)
    } finally {
      await tampering(() => own().update({ head: before?.head }))
    }
  })
})
