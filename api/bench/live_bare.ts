/** The floor of the live bench: `ws` alone, sending as many bytes at the same times to as many clients. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })

/** Milliseconds, number of the client's channel, bytes. */
type Schedule = [number, 0 | 1, number][]

function play(schedule: Schedule): void {
  const begin = Date.now()
  let turn = 0
  setInterval(() => {
    for (;;) {
      const due = schedule[turn]
      if (!due || due[0] > Date.now() - begin) return
      turn++
      const frame = Buffer.alloc(Math.max(8, due[2]), 7)
      frame.writeDoubleBE(Date.now())
      for (const client of sockets.clients) client.send(frame)
    }
  }, 5)
}

process.on('message', (message: Schedule | 'port') => {
  if (message !== 'port') play(message)
  else process.send?.({ word: message, answer: (server.address() as AddressInfo).port })
})
process.on('disconnect', () => process.exit(0))
// any free port, since a client may use the one beside the server's by now
server.listen(0, '127.0.0.1', () => process.send?.('ready'))
