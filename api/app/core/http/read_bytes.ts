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
  const parts: Buffer[] = []
  let size = Number(stream.headers['content-length'] ?? 0)
  if (size > mostBytes) {
    onTooLarge(Buffer.alloc(0))
    throw new AppError('payloadTooLarge')
  }
  size = 0
  for await (const bytes of bytesOf(stream)) {
    size += bytes.length
    parts.push(bytes)
    if (size > mostBytes) {
      onTooLarge(Buffer.concat(parts))
      throw new AppError('payloadTooLarge')
    }
  }
  return Buffer.concat(parts)
}

async function* bytesOf(stream: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    // the stream must stay open when reading stops, because it still carries the answer
    for await (const part of stream.iterator({ destroyOnReturn: false })) {
      yield Buffer.isBuffer(part) ? part : Buffer.from(String(part))
    }
  } catch (error) {
    if (stream.destroyed && !stream.complete) throw AppError.badRequest()
    throw error
  }
}
