/** For bare sockets: what a browser sends beside a write, so that the server reads on. */
import { ApiSession } from '#tests/support/client'

/** Headers of a visitor's browser, or of the browser of `session`. */
export async function csrfProof(session = new ApiSession()): Promise<Record<string, string>> {
  await session.get('/v1/me')
  const { cookies, host } = session
  const token = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '')
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { host, cookie, 'x-xsrf-token': token }
}
