/** Bodies that are no JSON. */
import type { IncomingMessage } from 'node:http'
import { AppError } from '#core/errors/app_error'

/**
 * Reads the body of a request, but stops as soon as it has more than `mostBytes`: then `onTooLarge` gets what was read by
 * then. Throws 413 `payloadTooLarge`.
 */
export async function readBytes(
  stream: IncomingMessage,
  mostBytes: number,
  onTooLarge: (beginning: Buffer) => void = () => {}
): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  // the stream must stay open when reading stops, because it still carries the answer
  for await (const part of stream.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part))
    size += bytes.length
    parts.push(bytes)
    if (size > mostBytes) {
      onTooLarge(Buffer.concat(parts))
      throw new AppError('payloadTooLarge')
    }
  }
  return Buffer.concat(parts)
}
