import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/errors/app_error'
import { needsNoCsrfToken } from '#core/operations/mount'
import { csrfCookie, readCookie, sessionCookie, setSessionCookies } from '#accounts/session/cookies'
import { csrfTokenOf, isCsrfToken, isToken, newVisitorToken } from '#accounts/session/tokens'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that may change something must carry the CSRF token of its session cookie in `X-XSRF-TOKEN`, which a page
 * of another site can neither read nor send; else 403 `badCsrfToken`. Sets the cookies of a browser that has none.
 */
export default class CsrfMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const cookies = ctx.request.request.headers.cookie
    const sent = readCookie(cookies, sessionCookie())
    const token = isToken(sent) ? sent : newVisitorToken()
    if (token !== sent || readCookie(cookies, csrfCookie()) !== csrfTokenOf(token)) {
      setSessionCookies(ctx, token)
    }
    if (mustProve(ctx) && !isCsrfToken(ctx.request.header('x-xsrf-token'), token)) {
      throw new AppError('badCsrfToken')
    }
    return next()
  }
}

const mustProve = ({ request, route }: HttpContext): boolean =>
  !READS.has(request.method()) && !needsNoCsrfToken(route?.pattern ?? '')
