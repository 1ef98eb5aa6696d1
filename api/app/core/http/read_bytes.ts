/** The bytes of a request's body. */
import type { IncomingMessage } from 'node:http'
import { AppError } from '#core/errors/app_error'

/**
 * Reads the body of a request of at most `mostBytes`. A body that says that it is longer is not read; one that does not say so
 * is read until it is. Then `onTooLarge` gets what was read by then. Throws 413 `payloadTooLarge`, 400 `badRequest` when the
 * sender leaves before the end.
 */
export async function readBytes(
  stream: IncomingMessage,
  mostBytes: number,
  onTooLarge: (beginning: Buffer) => void = () => {}
): Promise<Buffer> {
  if (Number(stream.headers['content-length'] ?? 0) > mostBytes) {
    onTooLarge(Buffer.alloc(0))
    throw new AppError('payloadTooLarge')
  }
  const bytes = await bytesOf(stream, mostBytes)
  if (bytes.length > mostBytes) {
    onTooLarge(bytes)
    throw new AppError('payloadTooLarge')
  }
  return bytes
}

/**
 * The whole body, or its beginning once that is longer than `mostBytes`: the stream then stays open, because it still carries
 * the answer. By events, because an iterator costs as much as parsing a small body.
 */
function bytesOf(stream: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (stream.readableEnded) return Promise.resolve(Buffer.alloc(0))
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const end = () => {
      stream.off('data', take).off('end', end).off('close', leave).off('error', leave)
      resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts))
    }
    const take = (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size <= mostBytes) return
      stream.pause()
      end()
    }
    const leave = () => reject(AppError.badRequest())
    if (stream.destroyed) return leave()
    stream.on('data', take).on('end', end).on('close', leave).on('error', leave)
  })
}
