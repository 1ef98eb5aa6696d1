/** Phone, mail and identity number that staff enter belong to one player of the brand, as on the web (rules 8.3). */
import { test } from '@japa/runner'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, uniqueName } from '#tests/support/factories'

const PASSWORD = 'quiet-river-9'
const MAIL = 'Zeynep@mail.test'
const PHONE = { phoneCode: '90', cellPhone: '0532 123 45 67' }
const IDENTITY = '10000000146'

type Fault = [field: string, key: string]

const open = (session: ApiSession, details: object, type = 'player') =>
  session.post<UserRow & Refusal>('/v1/users', {
    ...{ type, username: uniqueName('own'), password: PASSWORD },
    ...details,
  })

const faultsOf = ({ status, body }: { status: number; body: Partial<Refusal> }): Fault[] =>
  status < 400 ? [] : (body.error?.fields ?? []).map(({ field, key }) => [field, key])

async function brand() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  return { site, session: await signInAs(site, admin) }
}

test.group('Details of a player that staff enter', () => {
  test('A9: belong to one player of the brand, in whatever form they are typed', async ({
    assert,
  }) => {
    const { session } = await brand()
    const first = { email: MAIL, ...PHONE, identityNumber: IDENTITY, countryCode: 'TR' }
    assert.equal((await open(session, first)).status, 201)
    const same: [details: object, fault: Fault][] = [
      [{ email: 'zeynep@MAIL.test' }, ['email', 'emailAlreadyUse']],
      [{ phoneCode: '+90', cellPhone: '۵۳۲۱۲۳۴۵۶۷' }, ['cellPhone', 'phoneAlreadyUse']],
      [{ identityNumber: '100 000 001 46' }, ['identityNumber', 'identityNumberInUse']],
    ]
    for (const [details, fault] of same) {
      assert.deepEqual(faultsOf(await open(session, details)), [fault], JSON.stringify(details))
      const other = await open(session, {})
      const change = await session.put<Refusal>(`/v1/users/${other.body.id}`, details)
      assert.deepEqual(faultsOf(change), [fault], `changed to ${JSON.stringify(details)}`)
    }
  })

  test('may be those of a player of another brand, and of staff', async ({ assert }) => {
    const { session } = await brand()
    const details = { email: MAIL, ...PHONE }
    assert.equal((await open(session, details)).status, 201)
    assert.equal((await open(session, details, 'dealer')).status, 201)
    assert.equal((await open((await brand()).session, details)).status, 201)
  })

  test('stay with the player when the form is sent back', async ({ assert }) => {
    const { session } = await brand()
    const { body } = await open(session, { email: MAIL, ...PHONE, identityNumber: IDENTITY })
    const path = `/v1/users/${body.id}`
    const sent = { email: MAIL, ...PHONE, identityNumber: IDENTITY, firstName: 'Zeynep' }
    assert.equal((await session.put(path, sent)).status, 200)
    assert.equal((await session.put(path, { phoneCode: '49' })).status, 200)
  })

  test('are numbers that can be', async ({ assert }) => {
    const { session } = await brand()
    const wrong: [details: object, fault: Fault][] = [
      [{ cellPhone: 'abc' }, ['cellPhone', 'numberRequired']],
      [{ cellPhone: '123' }, ['cellPhone', 'minLengthMaxLength']],
      [{ phoneCode: '90', cellPhone: '+49 151 23456789' }, ['cellPhone', 'phoneOtherCountry']],
      [{ phoneCode: '999', cellPhone: '5321234567' }, ['phoneCode', 'unknownEntry']],
      [{ identityNumber: '123', countryCode: 'TR' }, ['identityNumber', 'identityNumberWrong']],
    ]
    for (const [details, fault] of wrong) {
      for (const type of ['player', 'dealer']) {
        assert.deepEqual(
          faultsOf(await open(session, details, type)),
          [fault],
          JSON.stringify(details)
        )
      }
    }
    assert.equal((await open(session, { identityNumber: 'P 1234', countryCode: 'DE' })).status, 201)
  })
})
