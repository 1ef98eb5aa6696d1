/** Adds names to entries of the audit log, which hold ids. */
import type { LaidOver } from '@grandstand/shared-types/wire/audit'
import { detailNames } from '#audit/queries/detail_names'
import { laidOver } from '#audit/queries/laid_over'
import { placeOfName } from '#audit/subjects'
import { rowNames } from '#core/database/row_names'

interface Entry {
  subjectType: string
  subjectId: number | null
  detail: Record<string, unknown>
}

interface Added {
  subjectName: string | null
  names: Record<string, string>
  laidOver: LaidOver | null
}

/**
 * Adds `subjectName`, null for a subject without one, `names` of other rows in the detail, and what a layer or limit is `laidOver`,
 * and replaces the coupons in a detail (`couponIds`) by their codes.
 */
export async function withSubjectNames<T extends Entry>(
  rows: readonly T[]
): Promise<(T & Added)[]> {
  const names = new Map<string, ReadonlyMap<number, string>>()
  for (const [subject, entries] of Map.groupBy(rows, ({ subjectType }) => subjectType)) {
    const place = placeOfName(subject)
    const ids = entries.flatMap(({ subjectId }) => subjectId ?? [])
    if (place) names.set(subject, await rowNames(...place, ids))
  }
  const codes = await rowNames('coupons', 'code', rows.flatMap(couponIdsOf))
  const inDetails = await detailNames(rows)
  const laid = await laidOver(rows)
  return rows.map((row, index) => ({
    ...row,
    names: inDetails[index] ?? {},
    laidOver: laid.get(`${row.subjectType}:${row.subjectId}`) ?? null,
    subjectName:
      row.subjectId === null ? null : (names.get(row.subjectType)?.get(row.subjectId) ?? null),
    detail: withCodes(row, codes),
  }))
}

function couponIdsOf({ detail }: Entry): number[] {
  const ids = detail['couponIds']
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}

function withCodes(row: Entry, codes: ReadonlyMap<number, string>): Entry['detail'] {
  const { couponIds, ...detail } = row.detail
  if (!Array.isArray(couponIds)) return row.detail
  return { ...detail, coupons: couponIdsOf(row).map((id) => codes.get(id) ?? String(id)) }
}
