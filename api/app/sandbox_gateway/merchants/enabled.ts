import env from '#start/env'
import { AppError } from '#core/errors/app_error'

/** Whether the sandbox runs: beside the demo, unless it is turned off. */
export function isSandboxOn(): boolean {
  const choice = env.get('SANDBOX_GATEWAY')
  return choice ? choice === 'on' : env.get('DEMO') !== false
}

/** Throws 404 `notFound` where the sandbox does not run. */
export function requireSandbox(): void {
  if (!isSandboxOn()) throw AppError.notFound()
}
