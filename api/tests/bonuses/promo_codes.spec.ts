/** Promo codes: each good once, and not to be guessed (rules 15.2). */
import { test } from '@japa/runner'
import type { BonusRequestAnswer } from '@grandstand/shared-types/wire/bonuses/offers'
import type { PromoBatchRow, PromoCodes } from '@grandstand/shared-types/wire/bonuses/office'
import { offer, pocketsOf } from '#tests/bonuses/bonus_support'
import { makeBettor, type Bettor } from '#tests/coupons/support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const CASHLESS = { user: { balanceMinor: 0 } }

const send = (session: ApiSession, code: string) =>
  session.post<BonusRequestAnswer & Refusal>('/v1/me/promo-codes', { code })

/** Codes of a batch of the bettor's brand, with the session of the admin who made it. */
async function codesFor({ site }: Bettor, count: number) {
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const bonusId = await offer(site.id, 'promoCode', { amountMinor: 300, stacking: 'refuse' })
  const order = { bonusId, label: 'Summer', count, expiresAt: null }
  const { body: batch } = await admin.post<PromoBatchRow>('/v1/promo-batches', order)
  const { body } = await admin.post<PromoCodes>(`/v1/promo-batches/${batch.id}/codes`, {})
  return { admin, batch, codes: body.codes }
}

test.group('Promo codes', () => {
  test('a code gives its bonus once, also when it is sent twice at once', async ({ assert }) => {
    const bettor = await makeBettor(CASHLESS)
    const { admin, batch, codes } = await codesFor(bettor, 2)
    assert.lengthOf(new Set(codes), 2)
    const other = await makeUser({ site: bettor.site, type: 'player' })
    const second = await signInAs(bettor.site, other)
    const code = codes[0]?.toLowerCase() ?? ''
    const answers = await Promise.all([send(bettor.session, code), send(second, code)])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409])
    const given = [await pocketsOf(bettor.player.id), await pocketsOf(other.id)]
    assert.lengthOf(
      given.filter(({ bonus }) => bonus === 300),
      1
    )
    const late = await send(bettor.session, code)
    assert.deepEqual([late.status, late.body.error.key], [409, 'promoCodeUsed'])
    const { body: row } = await admin.get<PromoBatchRow>(`/v1/promo-batches/${batch.id}`)
    assert.containsSubset(row, { count: 2, usedCount: 1 })
  })

  test('codes are handed out once; those of a void batch are good for nothing', async ({
    assert,
  }) => {
    const bettor = await makeBettor(CASHLESS)
    const { admin, batch, codes } = await codesFor(bettor, 1)
    const again = await admin.post<Refusal>(`/v1/promo-batches/${batch.id}/codes`, {})
    assert.deepEqual([again.status, again.body.error.key], [409, 'bonusOver'])
    await admin.post(`/v1/promo-batches/${batch.id}/void`, {})
    const answer = await send(bettor.session, codes[0] ?? '')
    assert.deepEqual([answer.status, answer.body.error.key], [403, 'bonusNotOpen'])
    assert.deepEqual(await pocketsOf(bettor.player.id), {})
  })

  test('a code cannot be guessed: after eight wrong ones the person waits', async ({ assert }) => {
    const { session } = await makeBettor(CASHLESS)
    const keys = []
    for (let i = 0; i < 9; i++) {
      keys.push((await send(session, `ABCD-EFGH-JKLM-NPQ${2 + i}`)).body.error.key)
    }
    assert.deepEqual(new Set(keys.slice(0, 8)), new Set(['promoCodeUnknown']))
    assert.equal(keys[8], 'tooManyAttempts')
  })
})
