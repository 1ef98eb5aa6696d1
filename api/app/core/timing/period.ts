/** A time from one instant to another, in epoch milliseconds; null or nothing leaves an end open. */
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { AppError } from '#core/errors/app_error'

interface Period {
  from?: number | null | undefined
  to?: number | null | undefined
}

/** Narrows a query to rows whose period, in two columns, holds the instant; its end is no part of it. */
export const openAt = <R>(
  query: DatabaseQueryBuilderContract<R>,
  [from, to]: readonly [from: string, to: string],
  at: number
): DatabaseQueryBuilderContract<R> =>
  query
    .where((begun) => void begun.whereNull(from).orWhere(from, '<=', at))
    .where((open) => void open.whereNull(to).orWhere(to, '>', at))

/** Throws 422 `endBeforeStart` at `field` when the period does not end after its start. */
export function requirePeriod({ from, to }: Period, field: string): void {
  const isWrong = typeof from === 'number' && typeof to === 'number' && to <= from
  if (isWrong) throw AppError.field(field, 'endBeforeStart')
}
