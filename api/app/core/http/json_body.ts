/** The JSON body of a request. */
import type { IncomingMessage } from 'node:http'
import { AppError } from '#core/errors/app_error'
import { requireBounded } from '#core/http/json_bounds'
import { readBytes } from '#core/http/read_bytes'

/** Of a body of many small values, such as `{"side":"home","minute":12}`, a part has about this many bytes. */
const BYTES_OF_PART = 12
const LEAST_PARTS = 2_000

/** Commas, colons and brackets that a body of at most `bytes` may have. */
export const mostPartsOf = (bytes: number): number =>
  Math.max(LEAST_PARTS, Math.floor(bytes / BYTES_OF_PART))

/** Drops the byte order mark, and takes bytes that are no UTF-8 for U+FFFD. */
const decoder = new TextDecoder()

/**
 * The object or list of a body of at most `mostBytes`; an empty body is an empty object. Texts in it lose the spaces around
 * them, and empty ones become null, because a form sends one for a field that was emptied. Throws 413 `payloadTooLarge`, 400 `badRequest` for any other text.
 */
export async function readJson(request: IncomingMessage, mostBytes: number): Promise<object> {
  const bytes = await readBytes(request, mostBytes)
  if (bytes.length === 0) return {}
  requireBounded(bytes, mostPartsOf(mostBytes))
  const value = parsed(decoder.decode(bytes))
  if (!isTree(value)) throw AppError.badRequest()
  clean(value)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw AppError.badRequest()
  }
}

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** A name that, copied to another object, would change what that object is. */
const FORBIDDEN = '__proto__'

/** After parsing, because `JSON.parse` takes a hundred times as long when it must call a function for each value. */
function clean(tree: Tree): void {
  for (const name of Object.keys(tree)) {
    const value = tree[name]
    if (name === FORBIDDEN) delete tree[name]
    else if (isTree(value)) clean(value)
    else if (typeof value === 'string' && name !== '') tree[name] = value.trim() || null
  }
}
