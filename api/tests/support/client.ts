/** A browser's side of the API: one host, one cookie jar, the CSRF header that our apps send. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import app from '@adonisjs/core/services/app'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { openSession } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { hasSecondFactor } from '#accounts/queries/second_factor'
import { csrfCookie, sessionCookie } from '#accounts/session/cookies'
import { csrfTokenOf, hashOfToken, newVisitorToken } from '#accounts/session/tokens'
import {
  DEFAULT_PASSWORD,
  hasDefaultPassword,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'

/** To this process, whose server closes no idle connection under a test (tests/bootstrap.ts). */
const keptOpen = new Agent({ keepAlive: true, maxSockets: 64 })
/** To other processes, which a test may end between two requests. */
const closedEachTime = new Agent({ keepAlive: false, maxSockets: 64 })

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface ApiAnswer<T> {
  status: number
  headers: Headers
  body: T
}

/** The body of a refusal; its fields are `null` when the answer was none. */
export interface Refusal {
  error: {
    key: ErrorKey
    params: (string | number)[]
    message: string
    fields?: { field: string; key: ErrorKey; params: (string | number)[] }[]
    correlationId?: string
  }
  message: string
  errors?: Record<string, string>
}

export class ApiSession {
  readonly #cookies = new Map<string, string>()
  readonly host: string
  readonly #port: number | null

  /** `localhost` is the host of no test brand; without a port the server of this process answers. */
  constructor(host = 'localhost', port: number | null = null) {
    this.host = host
    this.#port = port
  }

  get<T = unknown>(path: string): Promise<ApiAnswer<T>> {
    return this.send('GET', path)
  }

  post<T = unknown>(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.send<T>('POST', path, body, headers)
  }

  put<T = unknown>(path: string, body?: unknown) {
    return this.send<T>('PUT', path, body)
  }

  delete<T = unknown>(path: string) {
    return this.send<T>('DELETE', path)
  }

  /** A list as react-admin asks for it. */
  list<T = unknown>(
    resource: string,
    query: { filter?: object; range?: [number, number]; sort?: [string, 'ASC' | 'DESC'] } = {}
  ) {
    const parts = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`
    )
    return this.get<T[]>(`/v1/${resource}?${parts.join('&')}`)
  }

  /** Sends any body; a string and bytes are sent unchanged. */
  async send<T = unknown>(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {}
  ): Promise<ApiAnswer<T>> {
    if (method !== 'GET' && !this.#cookies.has(csrfCookie())) await this.#visit()
    const answer = await exchange(
      this.#port,
      method,
      path,
      {
        'host': this.host,
        'accept': 'application/json',
        'cookie': [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      typeof body === 'string' || body === undefined || Buffer.isBuffer(body)
        ? body
        : JSON.stringify(body)
    )
    for (const line of answer.headers.getSetCookie()) this.#keepCookie(line)
    // the text of a file, where JSON has a string
    const isFile = /^(text|image)\//.test(answer.headers.get('content-type') ?? '')
    const json = isFile ? JSON.stringify(answer.text) : answer.text
    const parsed: T = json === '' ? null : JSON.parse(json)
    return { status: answer.status, headers: answer.headers, body: parsed }
  }

  /** Gets the cookies of a visitor: from another process by a request, here as the server makes them. */
  async #visit(): Promise<void> {
    if (this.#port === null) this.keepToken(newVisitorToken())
    else await this.get('/v1/me')
  }

  /** Keeps the cookies of a session's or visitor's token. */
  keepToken(token: string): void {
    this.#cookies.set(sessionCookie(), token)
    this.#cookies.set(csrfCookie(), csrfTokenOf(token))
  }

  /** The cookies; a test copies them to another session. */
  get cookies(): Map<string, string> {
    return this.#cookies
  }

  #keepCookie(line: string): void {
    const [pair = ''] = line.split(';')
    const cut = pair.indexOf('=')
    const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)]
    if (value === '' || /max-age=0\b|max-age=-/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

/**
 * Signs in, with cookie and CSRF token. Throws when the sign-in is refused. With the usual password the session is opened by the
 * action of the route, without the request: thousands of tests sign in, and sign-ins have tests of their own.
 */
export async function signInAs(
  site: TestSite,
  user: Pick<TestUser, 'username'>,
  password = DEFAULT_PASSWORD,
  port: number | null = null
): Promise<ApiSession> {
  const found = port === null && password === DEFAULT_PASSWORD ? await plainUser(site, user) : null
  if (!found) return signInByForm(site, user, password, port)
  const session = new ApiSession(site.host)
  const device = { ip: '127.0.0.1', userAgent: '', deviceHash: hashOfToken(randomUUID()) }
  session.keepToken((await openSession(found, device)).token)
  return session
}

/** Signs in as a browser does. Throws when the sign-in is refused. */
export async function signInByForm(
  site: TestSite,
  { username }: Pick<TestUser, 'username'>,
  password = DEFAULT_PASSWORD,
  port: number | null = null
): Promise<ApiSession> {
  const session = new ApiSession(site.host, port)
  const answer = await session.post<Me>('/v1/sessions', { username, password })
  if (answer.status !== 201) {
    throw new Error(`${username} could not sign in: ${JSON.stringify(answer.body)}`)
  }
  return session
}

/** A user of whom a sign-in asks for the usual password alone; null for any other. */
async function plainUser(
  { id: siteId }: TestSite,
  { username }: Pick<TestUser, 'username'>
): Promise<User | null> {
  const user = await User.query().where({ siteId, usernameKey: username.toLowerCase() }).first()
  const isPlain =
    user?.status === 1 &&
    user.type !== 'terminal' &&
    user.inactiveAt === null &&
    hasDefaultPassword(user) &&
    !(await hasSecondFactor(user.id))
  return isPlain ? user : null
}

/** One request over a socket, because `fetch` does not let us name the host. */
async function exchange(
  otherPort: number | null,
  method: Method,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer | undefined
): Promise<{ status: number; headers: Headers; text: string }> {
  const port = otherPort ?? (await listeningPort())
  const agent = otherPort === null ? keptOpen : closedEachTime
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const received = new Headers()
        for (let i = 0; i < answer.rawHeaders.length; i += 2) {
          received.append(answer.rawHeaders[i] ?? '', answer.rawHeaders[i + 1] ?? '')
        }
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: answer.statusCode ?? 0, headers: received, text })
      })
    })
    sent.on('error', reject)
    // Node leaves out the length for DELETE, and the body would be read as the next request.
    if (body !== undefined) sent.setHeader('content-length', Buffer.byteLength(body))
    sent.end(body)
  })
}

export async function listeningPort(): Promise<number> {
  const server = await app.container.make('server')
  const address = server.getNodeServer()?.address()
  if (!address || typeof address === 'string') throw new Error('the API is not listening')
  return address.port
}
