import type { ErrorBody } from '@grandstand/shared-types/core/errors'
import type { Evaluation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { errorBody } from '#core/errors/app_error'

/** The error of a refused slip: its first violation, with all violations. */
export function refusalOf({ violations }: Evaluation): ErrorBody {
  const [first = { key: 'insufficientCredit', params: [] } as const] = violations
  return errorBody({ key: first.key, params: [...first.params], violations })
}
