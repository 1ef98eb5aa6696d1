/** One signed-in player on one kept-alive connection; as little work as a client can do. */
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  body: string
  headers: IncomingHttpHeaders
}

export class PlayerClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #cookies = new Map<string, string>()

  constructor(
    readonly host: string,
    readonly port: number
  ) {}

  /** Gets the CSRF cookie and signs in. */
  async signIn(username: string, password: string): Promise<void> {
    await this.send('GET', '/v1/settings/get')
    const answer = await this.send('POST', '/v1/sessions', { username, password })
    if (answer.status !== 201) throw new Error(`sign-in answered ${answer.status}: ${answer.body}`)
  }

  send(
    method: string,
    path: string,
    body?: object,
    extra: Record<string, string> = {}
  ): Promise<Answer> {
    const payload = body ? JSON.stringify(body) : ''
    const headers: Record<string, string | number> = {
      ...extra,
      'cookie': [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
      ...(body && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
    }
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        { host: this.host, port: this.port, method, path, headers, agent: this.#agent },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            this.#keepCookies(response.headers['set-cookie'] ?? [])
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              headers: response.headers,
            })
          })
        }
      )
      sent.on('error', reject)
      sent.end(payload)
    })
  }

  close(): void {
    this.#agent.destroy()
  }

  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const equals = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
    }
  }
}
