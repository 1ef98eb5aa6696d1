/** A feed's API for tests: a real HTTP server on a port of its own, while a test runs. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const TOKEN = 'the token'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Starts the server; `asked` has a line for each request: method, address and token. */
export async function thirdParty(answer: Answer) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['x-access-token']}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    settings: {
      url: `http://127.0.0.1:${port}`,
      token: TOKEN,
      language: 'en',
      // the speed of this machine decides no test: a test of the time limit ends the request by hand
      timeLimit: () => new AbortController().signal,
      pausesMs: [1, 1],
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
