/**
 * The data provider: resources through ra-data-simple-rest, further reads of resources, and every call of the contract.
 */
import type { DataProvider } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import type { UploadRow } from '@grandstand/shared-types/wire/site/uploads'
import { API_PATH, call, fetchFile, httpClient } from './http.ts'

export interface ExportOrder {
  filter: object
  /** Fields of the resource with their headings; for fields of codes also the word of each code. */
  columns: { field: string; label: string; words?: Record<string, string> }[]
  decimal: ',' | '.'
  timeZone: string
}

export interface BackofficeDataProvider extends DataProvider {
  call: typeof call
  /** The number of rows that each filter leaves, in the order of the filters. */
  counts(resource: string, filters: readonly object[]): Promise<number[]>
  totals(resource: string, filter: object): Promise<ListTotals>
  /** Every row of a filter, as a CSV file. */
  exportList(resource: string, order: ExportOrder): Promise<Blob>
  uploadPicture(file: File): Promise<UploadRow>
}

const query = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])
  ).toString()

async function get<T>(url: string): Promise<T> {
  const { json } = await httpClient(url)
  return json
}

export const dataProvider: BackofficeDataProvider = {
  ...simpleRestProvider(API_PATH, httpClient),

  call,

  counts: (resource, filters) => get(`${API_PATH}/${resource}/counts?${query({ filters })}`),

  totals: (resource, filter) => get(`${API_PATH}/${resource}/totals?${query({ filter })}`),

  exportList: (resource, order) => fetchFile(`${API_PATH}/${resource}/export`, order),

  async uploadPicture(file) {
    const name = new URLSearchParams({ name: file.name })
    const { json } = await httpClient(`${API_PATH}/uploads?${name}`, {
      method: 'POST',
      body: file,
      // what it is, the server finds in its bytes
      headers: new Headers({ 'content-type': 'application/octet-stream' }),
    })
    return json
  },
}
