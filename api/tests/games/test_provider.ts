/** A provider of games as a real server, which checks our signature and answers as a test wants it to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hmacSignature } from '#core/partners/signature'
import { GAME_SECRET } from '#tests/support/game_rows'
import { wholeBody } from '#tests/support/whole_body'

export interface Asked {
  path: string
  body: string
  isSigned: boolean
}

export interface TestProvider {
  url: string
  /** The requests so far, the oldest first. */
  asked: Asked[]
  /** What it answers from now on; a text is sent as it is. */
  answers: (answer: object | string, status?: number) => void
  /** From now on it takes requests and never answers. */
  hangs: () => void
  /** The next request waits until it is released; `asked` resolves when it came. */
  holds: () => { asked: Promise<void>; release: () => void }
  close: () => void
}

/** Whether a request has our signature. */
type IsSigned = (body: string, header: (name: string) => string) => boolean

const inOurDialect: IsSigned = (body, header) => {
  const timestamp = Number(header('x-grandstand-timestamp'))
  const isFresh = Math.abs(Date.now() - timestamp) < 5 * 60_000
  return isFresh && header('x-grandstand-signature') === hmacSignature(GAME_SECRET, timestamp, body)
}

export async function startProvider(isSignedIn = inOurDialect): Promise<TestProvider> {
  const asked: Asked[] = []
  let answer: { text: string; status: number } | null = { text: '{"games":[]}', status: 200 }
  let hold: (() => Promise<void>) | null = null
  const server = createServer((request, response) => {
    void respond(request, response)
  })
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body = await wholeBody(request)
    if (body === null) return
    const isSigned = isSignedIn(body, (name) => [request.headers[name]].flat()[0] ?? '')
    asked.push({ path: request.url ?? '', body, isSigned })
    await hold?.()
    if (!answer) return
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers(given, status = 200) {
      answer = { text: typeof given === 'string' ? given : JSON.stringify(given), status }
    },
    hangs() {
      answer = null
    },
    holds() {
      const [asks, releases] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      hold = () => {
        hold = null
        asks.resolve()
        return releases.promise
      }
      return { asked: asks.promise, release: releases.resolve }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
