/**
 * ALTCHA: the browser does a little computing before a visitor may ask the server for more. The visitor solves no
 * puzzle.
 */
import { createHmac, randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import captcha from '#config/captcha'
import { AppError } from '#core/errors/app_error'
import { isUniqueViolation } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { readSolved } from '#core/captcha/solved'
import env from '#start/env'

const keyFor = (use: string): string =>
  createHmac('sha256', env.get('APP_KEY').release()).update(use).digest('hex')

const SECRETS = {
  hmacSignatureSecret: keyFor('captcha'),
  hmacKeySignatureSecret: keyFor('captcha solution'),
}

/** A challenge in the form that ALTCHA's solvers read. */
export const newCaptcha = () =>
  createChallenge({
    ...SECRETS,
    algorithm: 'PBKDF2/SHA-256',
    cost: captcha.cost,
    counter: randomInt(captcha.tries.least, captcha.tries.most + 1),
    expiresAt: new Date(clock.now() + captcha.validMs),
    deriveKey,
  })

/**
 * `sent` is the solved challenge in ALTCHA's form. It counts once: throws 422 `captchaWrong` at `captcha` for a wrong,
 * late or repeated solution.
 */
export async function requireCaptcha(sent: string): Promise<void> {
  const solved = await readSolved(sent)
  if (!solved) throw wrong()
  const { verified } = await verifySolution({ ...SECRETS, ...solved, deriveKey })
  if (!verified) throw wrong()
  try {
    await db
      .table('used_captchas')
      .insert({ key: solved.challenge.signature, expires_at: clock.now() + captcha.validMs })
  } catch (error) {
    if (isUniqueViolation(error)) throw wrong()
    throw error
  }
}

const wrong = (): AppError => AppError.field('captcha', 'captchaWrong')
