import { ApiError } from '../errors.ts'

/** As `solveCaptcha`, whose code loads only here. */
export const solvedCaptcha = async (): Promise<string> =>
  (await import('./solveCaptcha.ts')).solveCaptcha()

/** Whether the server refused the captcha, or the browser cannot derive keys or took too long. */
export const isCaptchaFailure = (error: Error): boolean =>
  error instanceof ApiError
    ? error.fields.some(({ field }) => field === 'captcha')
    : error.name !== 'NetworkError'
