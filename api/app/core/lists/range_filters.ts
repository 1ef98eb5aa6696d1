/** Filters such as `createdAt_gte` and `createdAt_lte`; both ends are included, values are numbers. */
import { AppError } from '#core/errors/app_error'
import type { Query } from '#core/lists/resource'

export const atLeast = (column: string) => (query: Query, value: unknown) => {
  query.where(column, '>=', asNumber(value))
}

export const atMost = (column: string) => (query: Query, value: unknown) => {
  query.where(column, '<=', asNumber(value))
}

/** Throws 400 `badRequest`. */
function asNumber(value: unknown): number {
  const wanted = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof wanted !== 'number' || !Number.isFinite(wanted)) {
    throw AppError.badRequest('filter')
  }
  return wanted
}
