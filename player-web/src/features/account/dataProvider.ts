/** refine's data provider over the API's lists and the own profile, the only record that the account area changes. */
import type { BaseRecord, CrudFilter, DataProvider, UpdateParams } from '@refinedev/core'
import { request } from '../../api/client.ts'

const DEFAULT_ROWS = 25

/** `{field, operator: 'gte', value}` becomes `field_gte`; equality keeps the field's name. */
function filterOf(filters: readonly CrudFilter[] = []): Record<string, unknown> {
  return Object.fromEntries(
    filters.flatMap((filter): [string, unknown][] => {
      if (!('field' in filter) || filter.value === undefined) return []
      const suffix = filter.operator === 'eq' ? '' : `_${filter.operator}`
      return [[`${filter.field}${suffix}`, filter.value]]
    })
  )
}

function unsupported(): never {
  throw new Error('the account area neither adds nor removes records')
}

export const dataProvider: DataProvider = {
  getApiUrl: () => '/v1',
  async getList<TData extends BaseRecord>({
    resource,
    pagination,
    sorters,
    filters,
  }: Parameters<DataProvider['getList']>[0]) {
    const size = pagination?.pageSize ?? DEFAULT_ROWS
    const first = ((pagination?.currentPage ?? 1) - 1) * size
    const [sorter] = sorters ?? []
    const sort = sorter && [sorter.field, sorter.order.toUpperCase()]
    const { data, headers } = await request<TData[]>(`/v1/${resource}`, {
      query: {
        range: JSON.stringify([first, first + size - 1]),
        filter: JSON.stringify(filterOf(filters)),
        sort: sort && JSON.stringify(sort),
      },
    })
    const total = Number(headers.get('content-range')?.split('/')[1])
    return { data, total: Number.isFinite(total) ? total : data.length }
  },
  async getOne<TData extends BaseRecord>({ resource, id }: Parameters<DataProvider['getOne']>[0]) {
    const { data } = await request<TData>(`/v1/${resource}/${id}`)
    return { data }
  },
  async update<TData extends BaseRecord, TVariables>({
    resource,
    id,
    variables,
  }: UpdateParams<TVariables>) {
    const { data } = await request<TData>(`/v1/${resource}/${id}`, {
      method: 'PUT',
      body: variables,
    })
    return { data }
  },
  create: unsupported,
  deleteOne: unsupported,
}
