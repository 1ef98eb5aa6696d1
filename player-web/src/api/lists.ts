/** Lists as ra-data-simple-rest asks for them: `sort`, `range`, `filter` as JSON; the size comes in `Content-Range`. */
import { request } from './client.ts'

export interface ListRequest {
  filter?: Record<string, unknown>
  sort?: [field: string, order: 'ASC' | 'DESC']
  /** First and last row, from 0, both inclusive. */
  range: [first: number, last: number]
}

export interface ListAnswer<T> {
  rows: T[]
  total: number
}

export async function fetchList<T>(
  resource: string,
  { filter, sort, range }: ListRequest,
  signal?: AbortSignal
): Promise<ListAnswer<T>> {
  const { data, headers } = await request<T[]>(`/v1/${resource}`, {
    query: {
      range: JSON.stringify(range),
      filter: filter && JSON.stringify(filter),
      sort: sort && JSON.stringify(sort),
    },
    signal,
  })
  const total = Number(headers.get('content-range')?.split('/')[1])
  return { rows: data, total: Number.isFinite(total) ? total : data.length }
}
