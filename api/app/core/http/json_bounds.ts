/** Bounds a JSON text before it is parsed, because its parts cost memory and time, not its bytes. */
import { AppError } from '#core/errors/app_error'

/** No field of an operation lies deeper. */
const MOST_DEPTH = 20

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c

const isOpening = (byte: number): boolean => byte === 0x5b || byte === 0x7b
const isClosing = (byte: number): boolean => byte === 0x5d || byte === 0x7d

/**
 * Passes once over the bytes. Throws 413 `payloadTooLarge` above `mostParts` commas, colons and brackets outside of texts,
 * 400 `badRequest` ["depth"] above 20 levels.
 */
export function requireBounded(bytes: Buffer, mostParts: number): void {
  let [depth, parts] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE) {
      at = endOfText(bytes, at + 1)
      continue
    }
    if (isClosing(byte)) depth--
    if (isOpening(byte) && ++depth > MOST_DEPTH) throw AppError.badRequest('depth')
    const isPart = byte === COMMA || byte === COLON || isOpening(byte)
    if (isPart && ++parts > mostParts) throw new AppError('payloadTooLarge')
  }
}

/** Where the text that begins at `from` has its closing quote; the end of the bytes where it has none. */
function endOfText(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at++
    else if (bytes[at] === QUOTE) return at
  }
  return bytes.length
}
