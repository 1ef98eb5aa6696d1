/**
 * Every request to the API: cookies of the same origin, the CSRF token on writes, errors as text. Requests of timers
 * are marked, so that they do not prolong the session.
 */
import { UNATTENDED_HEADER } from '@grandstand/shared-types/accounts/unattended'
import {
  callOf,
  type AnswerOf,
  type CallArgs,
  type Route,
} from '@grandstand/shared-types/wire/calls/call'
import { fetchUtils, HttpError } from 'ra-core'
import { i18nProvider } from '../i18n/provider.ts'
import { describeError, describeFields, errorOf, type Translator } from './errors.ts'
import { askForCode } from './stepUp.ts'
import { isTimed } from './timers.ts'

export const API_PATH = '/v1'

const CSRF_HEADER = 'X-XSRF-TOKEN'
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** The value of a cookie, URL-decoded, or null. */
export function readCookie(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}

/** The token of the session; over TLS the name of its cookie has the prefix of a cookie of this host alone. */
const csrfToken = (): string | null =>
  readCookie(document.cookie, '__Host-XSRF-TOKEN') ?? readCookie(document.cookie, 'XSRF-TOKEN')

/**
 * Fetches JSON. Throws an HttpError whose message is a sentence in the user's language, and whose `body.errors` has
 * such a sentence for each refused field. A request that needs the code of the second factor again is sent once more
 * when the user has given it.
 */
export async function httpClient(
  url: string,
  options: fetchUtils.Options = {}
): ReturnType<typeof fetchUtils.fetchJson> {
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  const token = csrfToken()
  if (token && !READS.has(options.method ?? 'GET')) headers.set(CSRF_HEADER, token)
  if (isTimed()) headers.set(UNATTENDED_HEADER, '1')
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'same-origin' })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (isStepUp(error.body) && (await askForCode())) return httpClient(url, options)
    throw inWords(error, i18nProvider)
  }
}

const isStepUp = (refusal: unknown): boolean => errorOf(refusal)?.key === 'stepUpNeeded'

/** Sends a call that the contract knows. Throws as `httpClient`. */
export async function call<R extends Route>(
  route: R,
  ...[given, signal]: CallArgs<R>
): Promise<AnswerOf<R>> {
  const { method, path, query, body, headers } = callOf(route, given)
  const url = query ? `${path}?${fetchUtils.queryParameters(query)}` : path
  const { json } = await httpClient(url, {
    method,
    headers: new Headers(headers),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  return json
}

/** Posts an order for a file, once more when the user has given the code that it needs. Throws as `httpClient`. */
export async function fetchFile(url: string, body: object): Promise<Blob> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      [CSRF_HEADER]: csrfToken() ?? '',
    },
  })
  if (answer.ok) return answer.blob()
  const refusal: unknown = await answer.json().catch(() => null)
  if (isStepUp(refusal) && (await askForCode())) return fetchFile(url, body)
  throw inWords(new HttpError(answer.statusText, answer.status, refusal), i18nProvider)
}

/**
 * The error with sentences for keys; an answer that does not come from the API (a proxy's page) becomes a general
 * error.
 */
export function inWords(error: HttpError, i18n: Translator): HttpError {
  const found = errorOf(error.body)
  const message = found ? describeError(i18n, found) : i18n.translate('ra.notification.http_error')
  const errors = describeFields(i18n, error.body)
  return new HttpError(message, error.status, errors ? { ...error.body, errors } : error.body)
}
