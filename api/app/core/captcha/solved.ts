/** The text in which a browser sends a solved captcha: base 64 of JSON. */
import type { Infer } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'

const MOST_LENGTH = 4_000

/** A solved captcha as a field of a body; `requireCaptcha` judges it. */
export const solvedCaptcha = () => vine.string().maxLength(MOST_LENGTH)

const text = () => vine.string().maxLength(200)

const solved = vine.compile(
  vine.object({
    challenge: vine.object({
      parameters: vine.object({
        algorithm: text(),
        nonce: text(),
        salt: text(),
        cost: vine.number({ strict: true }),
        keyLength: vine.number({ strict: true }),
        keyPrefix: text(),
        keySignature: text(),
        expiresAt: vine.number({ strict: true }),
      }),
      signature: text(),
    }),
    solution: vine.object({ counter: vine.number({ strict: true }), derivedKey: text() }),
  })
)

/** Null for a text in another form. */
export async function readSolved(sent: string): Promise<Infer<typeof solved> | null> {
  try {
    return await solved.validate(JSON.parse(Buffer.from(sent, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
