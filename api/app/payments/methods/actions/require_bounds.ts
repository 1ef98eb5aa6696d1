import { AppError } from '#core/errors/app_error'

/** Throws 422 `amountTooSmall` [minMinor] at a most amount below the least one; 0 means no bound. */
export function requireBounds({
  minMinor,
  maxMinor,
}: {
  minMinor: number
  maxMinor: number
}): void {
  if (maxMinor > 0 && maxMinor < minMinor) {
    throw AppError.field('maxMinor', 'amountTooSmall', [minMinor])
  }
}
