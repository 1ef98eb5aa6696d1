/** Somebody who registers, as the tests see them. */
import { randomInt, randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { SiteFlags } from '@grandstand/shared-types/sites/flags'
import type { RegistrationForm } from '@grandstand/shared-types/registration/form'
import type { CaptchaChallenge, Registered } from '@grandstand/shared-types/wire/registration'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import { ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, uniqueName, type TestSite } from '#tests/support/factories'

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

/** A browser at an address of its own, so that no test counts the tries of another. */
export class Visitor {
  readonly session: ApiSession
  readonly #from = {
    'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
  }

  constructor({ host }: Pick<TestSite, 'host'>) {
    this.session = new ApiSession(host)
  }

  post<T = Refusal>(path: string, body: object) {
    return this.session.send<T>('POST', path, body, this.#from)
  }

  put<T = Refusal>(path: string, body: object) {
    return this.session.send<T>('PUT', path, body, this.#from)
  }

  get<T>(path: string) {
    return this.session.send<T>('GET', path, undefined, this.#from)
  }

  /** A solved captcha, as a browser sends it. */
  async captcha(): Promise<string> {
    const { body: challenge } = await this.get<CaptchaChallenge>('/v1/captcha')
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  /** Sends the form with a captcha of its own. */
  async register<T = Registered & Refusal>(form: Partial<RegistrationForm>, language = 'tr') {
    return this.post<T>('/v1/registrations', {
      ...form,
      language,
      captcha: await this.captcha(),
    })
  }
}
