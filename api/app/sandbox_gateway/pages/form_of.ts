import type { HttpContext } from '@adonisjs/core/http'
import { readBytes } from '#core/http/read_bytes'

/** Most bytes of a form. */
export const FORM_BYTES = 4_096

/** The fields of a form that a browser sent. Throws 413 `payloadTooLarge`. */
export async function formOf({ request }: HttpContext): Promise<URLSearchParams> {
  const bytes = await readBytes(request.request, FORM_BYTES)
  return new URLSearchParams(bytes.toString('utf8'))
}
