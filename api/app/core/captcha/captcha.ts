/**
 * ALTCHA: the browser does a little computing before a visitor may ask the server for more. The visitor solves no
 * puzzle.
 */
import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import captcha from '#config/captcha'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { isUniqueViolation } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { readSolved } from '#core/captcha/solved'
import { keysFor } from '#core/keys/app_keys'

const secretsOf = (key: Buffer, solutionKey: Buffer | undefined) => ({
  hmacSignatureSecret: key.toString('hex'),
  hmacKeySignatureSecret: must(solutionKey, 'key of solutions').toString('hex'),
})

const solutionKeys = keysFor('captcha solution')
/** Of each key of the installation; the first one signs. */
const [present, ...others] = keysFor('captcha').map((key, index) =>
  secretsOf(key, solutionKeys[index])
)

/** A challenge in the form that ALTCHA's solvers read. */
export const newCaptcha = () =>
  createChallenge({
    ...must(present, 'present key'),
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
  if (!(await isOurs(solved))) throw wrong()
  try {
    await db
      .table('used_captchas')
      .insert({ key: solved.challenge.signature, expires_at: clock.now() + captcha.validMs })
  } catch (error) {
    if (isUniqueViolation(error)) throw wrong()
    throw error
  }
}

/** Whether a challenge was signed with one of the keys, and is solved. */
async function isOurs(solved: NonNullable<Awaited<ReturnType<typeof readSolved>>>) {
  for (const secrets of [must(present, 'present key'), ...others]) {
    if ((await verifySolution({ ...secrets, ...solved, deriveKey })).verified) return true
  }
  return false
}

const wrong = (): AppError => AppError.field('captcha', 'captchaWrong')
