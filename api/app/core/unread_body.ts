/** How a connection ends on which a body was left unread. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** As much as any body may have that is read: who sends no more than that always gets the answer. */
const MOST_BYTES = 4 * 1024 * 1024
const MOST_MS = 2_000

/**
 * Says `Connection: close` with the answer of a request whose body was not read to its end: no later request may wait
 * behind the rest of it. The rest is taken in and thrown away for a short time, since a line that is closed on unread
 * bytes takes the answer with it. Call it before the answer is written; does nothing when the body has arrived.
 */
export function closeAfterUnread(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  response.shouldKeepAlive = false
  const { socket } = request
  const before = socket.bytesRead
  const destroy = () => socket.destroy()
  const destroyIfTooMuch = () => {
    if (socket.bytesRead - before > MOST_BYTES) destroy()
  }
  // what node calls when the last answer of a connection was handed to it
  socket.destroySoon = () => {
    socket.end()
    if (request.complete) return destroy()
    const timer = setTimeout(destroy, MOST_MS)
    socket.once('close', () => clearTimeout(timer))
    request.on('data', destroyIfTooMuch).once('end', destroy).resume()
  }
}
