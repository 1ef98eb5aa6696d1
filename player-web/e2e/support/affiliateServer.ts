import { createServer } from 'node:http'

/** A server of the affiliate on this computer, and what it was told. */
export async function affiliateServer() {
  const told: { event: string; campaign: string }[] = []
  const server = createServer((request, answer) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      told.push(JSON.parse(body))
      answer.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { told, address: `http://127.0.0.1:${port}/told`, close: () => server.close() }
}
