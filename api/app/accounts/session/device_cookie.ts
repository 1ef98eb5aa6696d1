/** A cookie that outlives sessions and only shows that requests come from the same device. */
import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { cookieName, readCookie } from '#accounts/session/cookies'
import { hashOfToken } from '#accounts/session/tokens'

const deviceCookie = (): string => cookieName('grandstand-device')
const FORM = /^[\w-]{43}$/
const YEAR_S = 365 * 86_400

export interface Device {
  token: string
  /** The form stored in the database. */
  hash: string
}

/** The device of a request; a request without the cookie gets a new device. */
export function deviceOf({ request }: HttpContext): Device {
  const sent = readCookie(request.request.headers.cookie, deviceCookie())
  const token = sent !== null && FORM.test(sent) ? sent : randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

/** Sends the device its cookie, valid for a year. */
export function keepDevice({ response }: HttpContext, { token }: Device): void {
  response.plainCookie(deviceCookie(), token, { encode: false, httpOnly: true, maxAge: YEAR_S })
}
