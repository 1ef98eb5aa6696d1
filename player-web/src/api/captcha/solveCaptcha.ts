import { solveChallengeWorkers } from 'altcha-lib'
import { call } from '../client.ts'

/** More would not help, because the work takes about a second on one processor. */
const MOST_WORKERS = 4

const newWorker = () =>
  new Worker(new URL('./captchaWorker.ts', import.meta.url), { type: 'module' })

/**
 * Fetches a captcha, solves it, and resolves to the text that goes with the form. Throws as `call`, and an Error where the
 * browser cannot derive keys.
 */
export async function solveCaptcha(): Promise<string> {
  const challenge = await call('GET /v1/captcha')
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: newWorker,
  })
  if (!solution) throw new Error('the captcha was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
