/** Ends a connection whose request body was not read to its end. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** As much as any body that is read; a client that sends no more always gets the answer. */
const MOST_BYTES = 4 * 1024 * 1024
const MOST_MS = 2_000

/**
 * Adds `Connection: close` to the answer of a request whose body was not read to its end, because no later request may
 * wait behind the rest of it. The rest is read and dropped for a short time, since closing a connection with unread
 * bytes loses the answer. Call it before the answer is written; does nothing when the body has arrived.
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
