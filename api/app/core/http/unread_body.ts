/** Ends a connection whose request body was not read to its end. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** No body that the server reads may be larger, so a client that sends this much still gets its answer. */
const MOST_BYTES = 4 * 1024 * 1024
const MOST_MS = 2_000

/**
 * Adds `Connection: close` to the answer of a request whose body was not read to its end, because a later request must
 * not wait behind the unread rest. The rest is read and dropped for a short time, since closing a connection with
 * unread bytes would lose the answer. Call it before the answer is written; does nothing when the body has arrived.
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
  // node calls this after the last answer of a connection
  socket.destroySoon = () => {
    socket.end()
    if (request.complete) return destroy()
    const timer = setTimeout(destroy, MOST_MS)
    socket.once('close', () => clearTimeout(timer))
    request.on('data', destroyIfTooMuch).once('end', destroy).resume()
  }
}
