import type { ErrorBody } from '@grandstand/shared-types/core/errors'
import type { Evaluation, Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { pipeForm } from '#core/app_error'

/** The error of a refused slip: its first violation, with all violations. */
export function refusalOf({ violations }: Evaluation): ErrorBody {
  const [first] = violations
  return refusalBody(first ?? { key: 'insufficientCredit', params: [] }, violations)
}

export function refusalBody({ key, params }: Violation, violations?: Violation[]): ErrorBody {
  const message = pipeForm(key, params)
  return { error: { key, params, message, ...(violations && { violations }) }, message }
}
