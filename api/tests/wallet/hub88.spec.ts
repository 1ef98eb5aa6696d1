import { createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { bus } from '#core/bus'
import { hashOfToken } from '#games/sessions/tokens'
import { hub88PlayerName } from '#games/providers/dialects/hub88_provider'
import { isRsaSigned } from '#wallet/signing/signatures'
import { ApiSession } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { hasSharedData, NOT_RUN, sharedPath } from '#tests/support/shared_data'
import { BET_CASES } from '#tests/wallet/hub88_bet_cases'
import type { Call, Case } from '#tests/wallet/hub88_case'
import { PAID_CASES } from '#tests/wallet/hub88_paid_cases'
import { WRAPPER_CASES } from '#tests/wallet/hub88_wrapper_cases'
import { KEYS, launch, makeGame, makeProvider, PRODUCTS } from '#tests/wallet/wallet_support'
import { requireWholeBooks } from '#tests/support/books'

const UNIT = 100_000
const CASES: Case[] = [...WRAPPER_CASES, ...BET_CASES, ...PAID_CASES]

async function scene() {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player', balanceMinor: 100_000, products: PRODUCTS })
  const provider = await makeProvider(site, { dialect: 'hub88', public_key: KEYS.publicKey })
  await makeGame(site, provider.id, 'another_game')
  await makeGame(site, provider.id, '132')
  const token = await launch(player, provider)
  const common = {
    user: hub88PlayerName(player.id),
    token,
    request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
    game_code: provider.gameCode,
  }
  const transaction = { ...common, round: 'rNEMwgzJAOZ6eR3V' }
  const money = {
    ...transaction,
    currency: 'TRY',
    is_free: false,
    bet: 'zero',
    supplier_user: 'cg_45141',
  }
  const bodies: Record<Call, object> = {
    'user/info': { user: common.user, request_uuid: common.request_uuid },
    'user/balance': common,
    'transaction/bet': { ...money, transaction_uuid: 'bet', amount: UNIT },
    'transaction/win': {
      ...money,
      transaction_uuid: 'win',
      reference_transaction_uuid: 'bet',
      amount: 2 * UNIT,
    },
    'transaction/rollback': {
      ...transaction,
      transaction_uuid: 'rollback',
      reference_transaction_uuid: 'bet',
    },
  }
  const session = new ApiSession(site.host)
  const send = (call: Call, body: string, signed = body) =>
    session.send<Record<string, unknown>>('POST', `/v1/wallet/${provider.code}/${call}`, body, {
      'x-hub88-signature': createSign('sha256').update(signed).sign(KEYS.privateKey, 'base64'),
    })
  const bodyOf = (call: Call, changes: object = {}) =>
    JSON.stringify({ ...bodies[call], ...changes })
  const happens = {
    blocked: async () => {
      await db.from('users').where('id', player.id).update({ status: 0 })
      bus.emit('accessChanged', { userId: player.id })
    },
    // as the session of this launch, although it may not have been used yet
    expired: () =>
      db
        .from('game_sessions')
        .where('user_id', player.id)
        .update({
          token_hash: hashOfToken(token),
          opened_at: 1,
          last_used_at: 1,
        }),
  }
  return { player, common, send, bodyOf, happens }
}

test.group("Hub88's cases", (group) => {
  group.teardown(async () => {
    await requireWholeBooks()
  })

  test('{name}')
    .with(CASES)
    .run(async ({ assert }, one) => {
      const { send, bodyOf, happens, common } = await scene()
      for (const [call, changes] of one.before ?? []) {
        assert.equal((await send(call, bodyOf(call, changes))).body['status'], 'RS_OK')
      }
      if (one.event) await happens[one.event]()
      const body = one.body ?? bodyOf(one.call, one.changes)
      const answer = await send(one.call, body, one.forged ? `${body} ` : body)
      assert.deepEqual([answer.status, answer.body['status']], [one.http ?? 200, one.status])
      if (one.balance !== undefined) assert.equal(answer.body['balance'] ?? null, one.balance)
      const asked: unknown = one.body ? {} : JSON.parse(body)
      assert.containsSubset(asked, one.body ? {} : { request_uuid: answer.body['request_uuid'] })
      if (answer.body['status'] === 'RS_OK') assert.equal(answer.body['user'], common.user)
    })

  test('what a win was rounded up by is on record', async ({ assert }) => {
    const { send, bodyOf, player } = await scene()
    await send('transaction/bet', bodyOf('transaction/bet'))
    await send('transaction/win', bodyOf('transaction/win', { amount: 155_500 }))
    const row = await db
      .from('game_transactions')
      .where({ user_id: player.id, kind: 'win' })
      .firstOrFail()
    assert.deepEqual([Number(row.amount), Number(row.rounded_up_parts)], [156, 500])
  })

  test('a rollback of a bet after its win leaves the win, as each transaction has its own rollback', async ({
    assert,
  }) => {
    const { send, bodyOf } = await scene()
    for (const call of ['transaction/bet', 'transaction/win', 'transaction/rollback'] as const) {
      await send(call, bodyOf(call))
    }
    const { body } = await send('user/balance', bodyOf('user/balance'))
    assert.equal(body['balance'], 1_002 * UNIT)
  })

  test("Hub88's published signatures are right, and wrong for another text", ({ assert }) => {
    const key = readFileSync(sharedPath('data', 'wallet', 'hub88_demo_public.pem'), 'utf8')
    const file = readFileSync(sharedPath('data', 'wallet', 'hub88_signatures.csv'), 'utf8')
    const [, ...lines] = file.trim().split('\n')
    assert.isAbove(lines.length, 3)
    for (const line of lines) {
      const cut = line.lastIndexOf(';')
      const [text, signature] = [line.slice(0, cut), line.slice(cut + 1).trim()]
      assert.isTrue(isRsaSigned(Buffer.from(text), signature, key), text)
      assert.isFalse(isRsaSigned(Buffer.from(`${text} `), signature, key))
      assert.isFalse(isRsaSigned(Buffer.from(text), signature, KEYS.publicKey))
    }
  }).skip(!hasSharedData, NOT_RUN)
})
