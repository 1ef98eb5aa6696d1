/** Requests of many addresses over connections that a server may close. */
import { Agent, request, type IncomingMessage } from 'node:http'

const port = Number(process.env['BENCH_PORT'])
const agent = new Agent({ keepAlive: true })

interface Asking {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Resolves to the answer; to null when the server closed the connection first. */
function ask({ method, path, headers, body }: Asking): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) =>
      answer.on('end', () => resolve(answer)).resume()
    )
    sent.on('error', () => resolve(null))
    sent.end(body)
  })
}

/** A visitor's browser at an address of its own. */
export class VisitorClient {
  readonly #address: string
  readonly #cookies = new Map<string, string>()

  constructor(address: string) {
    this.#address = address
  }

  /** Resolves to the status; to `closed` when the server ended the connection. */
  async send(method: string, path: string, body?: string): Promise<string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask({
      method,
      path,
      headers: {
        'host': 'localhost',
        'x-forwarded-for': this.#address,
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        ...(cookie && { cookie }),
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'idempotency-key': crypto.randomUUID(),
        }),
      },
      ...(body !== undefined && { body }),
    })
    const status = String(answer?.statusCode ?? 'closed')
    for (const line of answer?.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return status
  }
}
