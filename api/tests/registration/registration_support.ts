/** Somebody who registers, as the tests see them. */
import { randomInt } from 'node:crypto'
import type { SiteFlags } from '@grandstand/shared-types/sites/flags'
import type { RegistrationForm } from '@grandstand/shared-types/registration/form'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import { makeSite, makeUser, uniqueName } from '#tests/support/factories'

export const PASSWORD = 'a-long-secret'

/** A brand that takes registrations, with its admin, below whom they stand. */
export async function openBrand(flags: Partial<SiteFlags> = {}) {
  const site = await makeSite({ settings: { flags: { ...DEFAULT_FLAGS, ...flags } } })
  return { site, admin: await makeUser({ site, type: 'admin' }) }
}

/** An identity number with the right last digits, of nobody else. */
export function newIdentity(): string {
  const digits = [randomInt(1, 10), ...Array.from({ length: 8 }, () => randomInt(10))]
  const at = (places: number[]) => places.reduce((sum, place) => sum + (digits[place - 1] ?? 0), 0)
  digits.push((((7 * at([1, 3, 5, 7, 9]) - at([2, 4, 6, 8])) % 10) + 10) % 10)
  return [...digits, digits.reduce((sum, digit) => sum + digit) % 10].join('')
}

/** A form that keeps every rule, of a person whom no other test knows. */
export function goodForm(changes: Partial<RegistrationForm> = {}): RegistrationForm {
  const username = uniqueName('web')
  return {
    username,
    password: PASSWORD,
    repeatPassword: PASSWORD,
    email: `${username}@mail.test`,
    firstName: 'Zeynep',
    lastName: 'Kaya',
    birthDate: '1990-05-17',
    gender: 'f',
    identityNumber: newIdentity(),
    countryCode: 'TR',
    city: 'Bursa',
    address: 'Atatürk Cad. 12',
    postCode: '16000',
    phoneCode: '+90',
    cellPhone: `05${randomInt(10 ** 8, 10 ** 9)}`,
    currency: 'TRY',
    promotionCode: '',
    affiliateCode: '',
    ...changes,
  }
}
