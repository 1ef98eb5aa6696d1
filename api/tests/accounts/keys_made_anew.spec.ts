/** Keys of people that an earlier version stored are made anew, so that one phone stays one account (must-hold A9). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeKeysAnew } from '@grandstand/database/typed_keys'
import { takenFields } from '#accounts/queries/taken'
import { makeSite, makeUser } from '#tests/support/factories'

const TYPED = {
  email: 'Ayse.Anew@Example.com',
  phone_code: '+90',
  cell_phone: '0532 123 45 67',
  identity_number: '۱۲ ۳۴۵',
}

test.group('Keys of people', () => {
  test('are made anew from what was typed, and the person stays excluded', async ({ assert }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player' })
    const untouched = await makeUser({ site, type: 'player' })
    const old = { email_key: 'old', phone_key: '9005321234567', identity_key: `old ${player.id}` }
    await db
      .from('users')
      .where('id', player.id)
      .update({ ...TYPED, ...old })
    const exclusion = { user_id: player.id, author_id: player.id, kind: 'exclusion', starts_at: 0 }
    await db.table('player_exclusions').insert({ ...exclusion, identity_key: old.identity_key })
    const values = {
      username: `other${player.id}`,
      email: 'ayse.anew@example.com',
      phoneCode: '90',
      cellPhone: '+90 532 123 45 67',
      identityNumber: '12345',
    }
    assert.deepEqual(await takenFields(site.id, values), [])
    const before = await db.from('users').where('id', untouched.id).firstOrFail()

    assert.isAbove(await makeKeysAnew(db.connection()), 0)

    const faults = await takenFields(site.id, values)
    assert.deepEqual(
      faults.map(({ field }) => field),
      ['email', 'cellPhone', 'identityNumber']
    )
    const row = await db.from('users').where('id', player.id).firstOrFail()
    assert.include(row, { ...TYPED, phone_key: '905321234567', identity_key: '12345' })
    const bound = await db.from('player_exclusions').where('user_id', player.id).firstOrFail()
    assert.equal(bound.identity_key, '12345')
    assert.deepEqual(await db.from('users').where('id', untouched.id).firstOrFail(), before)
    assert.equal(await makeKeysAnew(db.connection()), 0, 'nothing is left to do')
  })
})
