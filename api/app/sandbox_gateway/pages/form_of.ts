import type { HttpContext } from '@adonisjs/core/http'
import { readBytes } from '#core/http/read_bytes'

const MOST_BYTES = 4_096

/** The fields of a form that a browser sent. Throws 413 `payloadTooLarge`. */
export async function formOf({ request }: HttpContext): Promise<URLSearchParams> {
  const bytes = await readBytes(request.request, MOST_BYTES)
  return new URLSearchParams(bytes.toString('utf8'))
}
