/** A small provider of games, as a server of its own: a list of slots, launches, and a page for its frame. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const PROVIDER_SECRET = 'browser-tests-secret'

interface ListedGame {
  gameCode: string
  title: string
  [field: string]: unknown
}

export interface GameProviderServer {
  origin: string
  /** Bodies of the launches so far. */
  launches: Record<string, unknown>[]
  /** The states of its tables from now on, by the codes of their limits. */
  tells: (states: Record<string, string>) => void
  /** What the next launches and lists of transactions get; null for what they ask for. */
  answers: (answer: { status: number; body: object } | null) => void
  close: () => void
}

const page = (code: string, mode: string) =>
  `<!doctype html><title>game</title><h1>${code} ${mode}</h1>
  <button onclick="parent.postMessage('grandstand.close', '*')">Leave</button>`

export async function startGameProvider(games: readonly ListedGame[]): Promise<GameProviderServer> {
  const launches: Record<string, unknown>[] = []
  let tables: object[] = []
  let next: { status: number; body: object } | null = null
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
      const json = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (pathname === '/play') {
        const [code = '', mode = ''] = [
          searchParams.get('game') ?? '',
          searchParams.get('mode') ?? '',
        ]
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(page(code, mode))
      } else if (!isSigned(request, text)) json(401, { error: { key: 'signature' } })
      else if (pathname === '/games') json(200, { games })
      else if (pathname === '/tables') json(200, { tables })
      else if (pathname === '/transactions') {
        if (next) json(next.status, next.body)
        else json(200, { transactions: [] })
      } else {
        const body: Record<string, unknown> = JSON.parse(text)
        launches.push(body)
        const mode = body['launchToken'] === null ? 'demo' : 'real'
        const url = `${origin()}/play?game=${String(body['gameCode'])}&mode=${mode}`
        if (next) json(next.status, next.body)
        else json(200, { url })
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: origin(),
    launches,
    tells: (states) => {
      const gameCode = 'table'
      tables = Object.entries(states).map(([limitId, state]) => ({ gameCode, limitId, state }))
    },
    answers: (answer) => {
      next = answer
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function isSigned({ headers }: IncomingMessage, text: string): boolean {
  const expected = createHmac('sha256', PROVIDER_SECRET)
    .update(`${String(headers['x-grandstand-timestamp'])}.${text}`)
    .digest('hex')
  return headers['x-grandstand-signature'] === `hmac-sha256=${expected}`
}
