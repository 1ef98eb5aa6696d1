/** Every request to the API: same origin, cookies, CSRF header, typed errors. */
import { UNATTENDED_HEADER } from '@grandstand/shared-types/accounts/unattended'
import type { PlayerErrorBody } from '@grandstand/shared-types/core/errors'
import {
  callOf,
  type AnswerOf,
  type CallArgs,
  type Route,
} from '@grandstand/shared-types/wire/calls/call'
import { isUnattended } from './attention.ts'
import { ApiError, NetworkError } from './errors.ts'
import { showMaintenance } from './maintenance.ts'
import { noteReachable } from './reachability.ts'

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Query values; undefined and empty ones are left out. */
  query?: object | undefined
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

export interface Answer<T> {
  data: T
  headers: Headers
}

/** Sends a call. Throws ApiError for a status of 400 and above, NetworkError when no answer arrived. */
export async function call<R extends Route>(route: R, ...args: CallArgs<R>): Promise<AnswerOf<R>> {
  return (await callWithHeaders(route, ...args)).data
}

/** As `call`, with the headers of the answer. */
export function callWithHeaders<R extends Route>(
  route: R,
  ...[given, signal]: CallArgs<R>
): Promise<Answer<AnswerOf<R>>> {
  const { path, ...options } = callOf(route, given)
  return request(path, { ...options, signal })
}

/**
 * Sends a request that is not a typed call, such as a list, whose number of rows is in the header `Content-Range`.
 * Throws as `call`.
 */
export async function request<T>(
  path: string,
  { method = 'GET', query, body, headers, signal }: RequestOptions = {}
): Promise<Answer<T>> {
  let response: Response
  try {
    response = await fetch(`${path}${queryString(query)}`, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept': 'application/json',
        'accept-language': document.documentElement.lang,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && csrfHeader()),
        ...(isUnattended() && { [UNATTENDED_HEADER]: '1' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    noteReachable(false)
    throw new NetworkError()
  }
  noteReachable(!isFromProxy(response))
  if (!response.ok) {
    const error = await toApiError(response)
    if (error.key === 'plannedMaintenance') showMaintenance()
    throw error
  }
  const data: T = response.status === 204 ? undefined : await response.json()
  return { data, headers: response.headers }
}

/** Whether a proxy has answered because the API is down. */
const isFromProxy = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('json')

function queryString(query: RequestOptions['query']): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') pairs.set(name, String(value))
  }
  const text = pairs.toString()
  return text === '' ? '' : `?${text}`
}

/** Over TLS the name of the cookie has the prefix of a cookie of this host alone. */
const CSRF_COOKIES = [/(?:^|;\s*)__Host-XSRF-TOKEN=([^;]*)/, /(?:^|;\s*)XSRF-TOKEN=([^;]*)/]

function csrfHeader(): Record<string, string> {
  const [token] = CSRF_COOKIES.flatMap((cookie) => cookie.exec(document.cookie)?.[1] ?? [])
  return token ? { 'x-xsrf-token': decodeURIComponent(token) } : {}
}

async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  return new ApiError(response.status, isErrorBody(body) ? body.error : null)
}

function isErrorBody(body: unknown): body is PlayerErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'object' &&
    body.error !== null &&
    'key' in body.error
  )
}
