/** Sends raw requests on kept connections; an answer that does not arrive in time is a hang. */
import { Agent, request, type OutgoingHttpHeaders } from 'node:http'

export interface RawRequest {
  method: string
  path: string
  headers: OutgoingHttpHeaders
  body?: Buffer
}

export interface RawAnswer {
  status: number
  text: string
  headers: Record<string, string | string[] | undefined>
}

/** Longer than a busy machine stalls; a refusal takes the server milliseconds. */
const ANSWERED_WITHIN_MS = 30_000

/** Few connections, so that a connection left in a bad state gets the next request. */
export const connections = (count: number) => new Agent({ keepAlive: true, maxSockets: count })

/** Rejects when the connection breaks, or the answer does not arrive. */
export function exchange(agent: Agent, port: number, asked: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = asked
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        clearTimeout(timer)
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers })
      })
    })
    const timer = setTimeout(() => {
      sent.destroy(new Error(`no answer within ${ANSWERED_WITHIN_MS} ms`))
    }, ANSWERED_WITHIN_MS)
    sent.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    // Node leaves out the length for some methods, and the body would be read as the next request.
    if (body) sent.setHeader('content-length', body.length)
    sent.end(body)
  })
}
