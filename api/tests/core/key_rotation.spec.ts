/** A change of APP_KEY: what the earlier key has sealed opens, is sealed anew, and needs that key no more (ASVS 11.1.1, 11.2.2). */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SIGNATURE_DIGITS, ticketClaims } from '@grandstand/shared-types/coupons/model/ticket_code'
import { batchesMade } from '#cards/actions/batch_maker'
import { inTransaction, insertAll } from '#core/database/transactions'
import { readKeys } from '#core/keys/app_keys'
import { rotateKeys } from '#core/keys/rotate_keys'
import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { clock } from '#core/timing/clock'
import { paperOf } from '#printing/ticket_signature'
import { inEachRoom } from '#start/rooms'
import { enrolled, knock, nextCode } from '#tests/accounts/second_factor_support'
import { codesOf, order, redeem, shop } from '#tests/cards/card_support'
import { killAce, runAce } from '#tests/moves/other_cell'
import { makeMethod } from '#tests/payments/payment_support'
import {
  opensEarlier,
  opensPresent,
  sealedEarlier,
  signedEarlier,
} from '#tests/support/earlier_key'
import { makeSite, makeUser } from '#tests/support/factories'

const rooms = Object.values(await inEachRoom<{ sealed: SealedOfRoom }>('sealed')).map(
  ({ sealed }) => sealed
)
const columns = rooms.flatMap(({ sealed = [] }) => sealed)

/** Writes all that is stored as the earlier key would have sealed it, so that the present one opens nothing. */
async function sealAllEarlier(): Promise<void> {
  for (const { table, column, by = 'id', purpose, hashed } of columns) {
    const rows = await db.from(table).whereNotNull(column).select('*')
    for (const row of rows) {
      const content = opensPresent(row[column], purpose)
      if (content === null) continue
      const values = { [column]: sealedEarlier(content, purpose) }
      if (hashed) {
        values[hashed.column] = signedEarlier(String(content), purpose).toString('hex')
      }
      await db.from(table).where(by, row[by]).update(values)
    }
  }
}

const hashEarlier = async (table: string, id: number, code: string, purpose: string) => {
  const hash = signedEarlier(code.replaceAll('-', ''), purpose).toString('hex')
  await db.from(table).where('id', id).update({ code_hash: hash })
}

/** Mails whose bodies the earlier key has sealed; resolves to their ids. */
async function mails(count: number): Promise<number[]> {
  const { id: siteId } = await makeSite()
  const now = clock.now()
  await inTransaction((trx) =>
    insertAll(
      trx,
      'mails',
      Array.from({ length: count }, (_, i) => ({
        site_id: siteId,
        kind: 'resetPassword',
        to_address: 'a@b.example',
        to_name: 'A',
        language: 'en',
        subject: 'S',
        sealed_body: sealedEarlier({ html: `<p>${i}</p>`, text: String(i) }, 'mail'),
        message_id: `<${randomUUID()}@b.example>`,
        state: 'failed',
        attempts: 1,
        created_at: now,
        next_attempt_at: now,
        useful_until: now,
      }))
    )
  )
  const rows = await db.from('mails').where('site_id', siteId).orderBy('id').select('id')
  return rows.map(({ id }) => Number(id))
}

/** The bodies as a server without the earlier key reads them. */
const bodies = async (ids: number[]) =>
  (
    await db
      .from('mails')
      .whereBetween('id', [Math.min(...ids), Math.max(...ids)])
      .orderBy('id')
      .select('sealed_body')
  ).map(({ sealed_body: body }) => opensPresent(body, 'mail'))

const written = (ids: number[]) => ids.map((_, i) => ({ html: `<p>${i}</p>`, text: String(i) }))

test.group('The rotation of keys', (group) => {
  group.each.teardown(() => clock.reset())

  test('goes through every column that docs/hardening/data.md calls sealed', ({ assert }) => {
    const page = readFileSync(app.makePath('../docs/hardening/data.md'), 'utf8')
    const named = [...page.matchAll(/`(\w+\.(?:sealed_\w+|secret))`/g)].map(([, name]) => name)
    const declared = columns.map(({ table, column }) => `${table}.${column}`)
    assert.deepEqual(declared.toSorted(), named.toSorted())
    const hashed = rooms.flatMap(({ hashed: list = [] }) => list).map(({ table }) => table)
    assert.sameMembers(hashed, ['cards', 'machines', 'promo_codes', 'recovery_codes'])
  })

  test('secrets of the earlier key are used before it, and without that key after it', async ({
    assert,
  }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'admin' })
    const { secret } = await enrolled(site, user)
    const methodId = await makeMethod(site.id, 'deposit', {
      gateway: 'sandbox',
      sealed_secrets: sealedEarlier({ key: 'k', secret: 's' }, 'payment-method'),
    })
    await sealAllEarlier()
    const stored = async () => [
      (await db.from('second_factors').where('user_id', user.id).firstOrFail()).secret,
      (await db.from('payment_methods').where('id', methodId).firstOrFail()).sealed_secrets,
    ]
    const [factor, method] = await stored()
    assert.deepEqual(
      [opensPresent(factor, 'second factor'), opensPresent(method, 'payment-method')],
      [null, null]
    )
    assert.equal((await knock(site, user, nextCode(secret))).status, 201)

    const { sealedAnew } = await rotateKeys(rooms)
    assert.isAbove(sealedAnew['second_factors.secret'] ?? 0, 0)
    const [factorNow, methodNow] = await stored()
    assert.equal(opensPresent(factorNow, 'second factor'), secret)
    assert.deepEqual(opensPresent(methodNow, 'payment-method'), { key: 'k', secret: 's' })
    assert.isNull(opensEarlier(factorNow, 'second factor'))
    assert.equal((await knock(site, user, nextCode(secret))).status, 201)
    assert.deepEqual((await rotateKeys(rooms)).sealedAnew['second_factors.secret'], 0)
  })

  test('cards of the earlier key are redeemed; those whose codes were taken are told as left', async ({
    assert,
  }) => {
    const { asDealer, asPlayer } = await shop()
    const left = async () =>
      (await rotateKeys(rooms)).left.find(({ what }) => what === 'cards.code_hash')?.rows ?? 0
    const before = await left()
    const taken = await codesOf(asDealer)
    const cards = await db.from('cards').where('batch_id', taken.batch.id).orderBy('id')
    for (const [index, { id }] of cards.entries()) {
      await hashEarlier('cards', id, taken.codes[index] ?? '', 'card')
    }
    // a batch whose codes nobody has taken yet
    const { body: waiting } = await order(asDealer)
    await batchesMade()
    await sealAllEarlier()
    assert.equal(await left(), before + 3)
    const key = randomUUID()
    assert.equal((await redeem(asPlayer, taken.code, key)).status, 201)
    assert.equal((await redeem(asPlayer, taken.code, key)).status, 201, 'the same request again')
    assert.equal(await left(), before + 2)

    const anew = await db.from('cards').where('batch_id', waiting.id)
    assert.lengthOf(new Set(anew.map(({ code_hash: hash }) => String(hash).slice(0, 8))), 1)
    const code = opensPresent(anew[0]?.sealed_code, 'card')
    assert.equal((await redeem(asPlayer, String(code))).status, 201)
  })

  test('killed between two batches, it goes on where it stood', async ({ assert }) => {
    const ids = await mails(5)
    const killed = rotateKeys(rooms, {
      batch: 2,
      onBatch: (column) => {
        if (column === 'mails.sealed_body') throw new Error('killed')
      },
    })
    await assert.rejects(() => killed, 'killed')
    const open = (await bodies(ids)).filter((body) => body !== null).length
    assert.isAtLeast(open, 1)
    assert.isBelow(open, 5)
    await rotateKeys(rooms, { batch: 2 })
    assert.deepEqual(await bodies(ids), written(ids))
  })

  test('the command, killed by the system in the middle, ends its work when it is repeated', async ({
    assert,
  }) => {
    const ids = await mails(6_000)
    const [first = 0] = ids
    const before = await db.from('mails').where('id', first).firstOrFail()
    const signal = await killAce(['key:rotate'], async () => {
      const now = await db.from('mails').where('id', first).firstOrFail()
      return now.sealed_body !== before.sealed_body
    })
    assert.equal(signal, 'SIGKILL')
    const done = (await bodies(ids)).filter((body) => body !== null).length
    assert.isAbove(done, 0)
    assert.isBelow(done, ids.length)
    const { text } = await runAce(['key:rotate'])
    assert.match(text, /mails\.sealed_body: [\d,]+ sealed anew/)
    assert.notMatch(text, /mails\.sealed_body +\d/, 'nothing is left')
    assert.deepEqual(await bodies(ids), written(ids))
  })

  test('what none of the keys opens stays, and is told as left', async ({ assert }) => {
    const site = await makeSite()
    const before = (await rotateKeys(rooms)).left
    const methodId = await makeMethod(site.id, 'deposit', { sealed_secrets: 'gcm.v1:AA.AA.AA' })
    const { left } = await rotateKeys(rooms)
    const rowsOf = (list: typeof left) =>
      list.find(({ what }) => what === 'payment_methods.sealed_secrets')?.rows ?? 0
    assert.equal(rowsOf(left), rowsOf(before) + 1)
    const { sealed_secrets: kept } = await db
      .from('payment_methods')
      .where('id', methodId)
      .firstOrFail()
    assert.equal(kept, 'gcm.v1:AA.AA.AA')
    await db.from('payment_methods').where('id', methodId).update({ sealed_secrets: null })
  })

  test('a paper printed under the earlier key is genuine', ({ assert }) => {
    const paper = { siteEnding: 1, couponId: 12, printNumber: 1, isCopy: false }
    const claims = ticketClaims(paper, 'coupon')
    const signed = (purpose: string) =>
      String(
        signedEarlier(claims, purpose).readBigUInt64BE() % 10n ** BigInt(SIGNATURE_DIGITS)
      ).padStart(SIGNATURE_DIGITS, '0')
    assert.deepEqual(paperOf(claims + signed('ticket'), 'coupon'), paper)
    assert.equal(paperOf(claims + signed('another purpose'), 'coupon'), 'forged')
  })

  test('the list of other keys is read with care', ({ assert }) => {
    assert.deepEqual(readKeys(''), [])
    assert.deepEqual(readKeys('first-0123456789ab, second-0123456789ab,'), [
      'first-0123456789ab',
      'second-0123456789ab',
    ])
    assert.throws(() => readKeys('first-0123456789ab,short'), /fewer than 16 characters/)
  })
})
