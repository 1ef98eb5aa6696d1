/** A simulated person with own cookies and an own address; connections are kept open and shared. */
import type { Tally } from './tally.ts'

export interface Answer<T> {
  status: number
  body: T
  /** The error key of a refusal; empty otherwise. */
  error: string
}

export interface Surroundings {
  port: number
  tally: Tally
}

export class Bot {
  /** Id of the user; 0 before the bot has signed in. */
  id = 0
  readonly username: string
  readonly #at: Surroundings
  /** The address from which the bot seems to come. */
  readonly address: string
  readonly #cookies = new Map<string, string>()

  /** `number` makes the address, in a network that is kept for measuring (RFC 2544). */
  constructor(at: Surroundings, username: string, number: number) {
    this.#at = at
    this.username = username
    this.address = `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`
  }

  async signIn(password: string): Promise<void> {
    await this.get('/v1/settings/get')
    const { id } = await this.must<{ id: number }>('POST', '/v1/sessions', {
      username: this.username,
      password,
    })
    this.id = id
  }

  async get<T>(path: string): Promise<T> {
    return this.must<T>('GET', path)
  }

  /** A request that no rule may refuse: any refusal is a fault, and throws. */
  async must<T>(method: string, path: string, body?: object, key?: string): Promise<T> {
    const answer = await this.try<T>(method, path, body, key)
    if (answer.error !== '') {
      throw new Error(
        `${this.username}: ${method} ${path} answered ${answer.status} ${answer.error}`
      )
    }
    return answer.body
  }

  /** A request that a rule may refuse. A status of 500 and above is a fault. */
  async try<T>(method: string, path: string, body?: object, key?: string): Promise<Answer<T>> {
    const answer = await fetch(`http://127.0.0.1:${this.#at.port}${path}`, {
      method,
      headers: {
        'cookie': [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        'x-forwarded-for': this.address,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    const text = await answer.text()
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const parsed = isHtml ? text : text === '' ? null : JSON.parse(text)
    const error = answer.status < 400 ? '' : this.#errorOf(parsed)
    if (answer.status >= 500) {
      this.#at.tally.faults.push(`${this.username}: ${method} ${path} answered ${answer.status}`)
    }
    return { status: answer.status, body: parsed, error }
  }

  #errorOf(body: { error?: { key: string; fields?: { field: string; key: string }[] } } | null) {
    const { key = 'no key', fields = [] } = body?.error ?? {}
    return [key, ...fields.map((one) => `${one.field} ${one.key}`)].join(' ')
  }
}
