/** A visitor of a brand's site, as the tests see them. */
import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { RegistrationForm } from '@grandstand/shared-types/registration/form'
import type {
  CaptchaChallenge,
  Registered,
} from '@grandstand/shared-types/wire/people/registration'
import { ApiSession, type Refusal } from '#tests/support/client'
import type { TestSite } from '#tests/support/factories'

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
