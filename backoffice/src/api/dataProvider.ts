/** The data provider: resources by ra-data-simple-rest, their other readings, and every call of the contract. */
import type { DataProvider, Identifier } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import type {
  EnterResultBody,
  ResultForm,
  ResultRevision,
  SettlementPreview,
  UndoResultBody,
} from '@grandstand/shared-types/wire/settlement'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import { API_PATH, call, fetchFile, httpClient } from './http.ts'

interface ExportOrder {
  filter: object
  /** Fields of the resource with their headings; for fields of codes also the word of each code. */
  columns: { field: string; label: string; words?: Record<string, string> }[]
  decimal: ',' | '.'
  timeZone: string
}

export interface BackofficeDataProvider extends DataProvider {
  call: typeof call
  /** The number of rows of each filter, in the order of the filters. */
  counts(resource: string, filters: readonly object[]): Promise<number[]>
  totals(resource: string, filter: object): Promise<ListTotals>
  /** Every row of a filter as a CSV file. */
  exportList(resource: string, order: ExportOrder): Promise<Blob>
  resultForm(matchId: Identifier): Promise<ResultForm>
  results(matchId: Identifier): Promise<ResultRevision[]>
  /** The settlement that this result would cause; moves no money. */
  previewResult(matchId: Identifier, body: EnterResultBody): Promise<SettlementPreview>
  enterResult(matchId: Identifier, body: EnterResultBody): Promise<SettlementPreview>
  /** The settlement that taking the result back would cause; moves no money. */
  previewUndo(matchId: Identifier, body: UndoResultBody): Promise<SettlementPreview>
  undoResult(matchId: Identifier, body: UndoResultBody): Promise<SettlementPreview>
}

const DRY = { dryRun: 'true' } as const

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

  resultForm: (matchId) => call('GET /v1/matches/:id/result-form', { params: { id: matchId } }),

  results: (matchId) => call('GET /v1/matches/:id/results', { params: { id: matchId } }),

  previewResult: (matchId, body) =>
    call('POST /v1/matches/:id/results', { params: { id: matchId }, query: DRY, body }),

  enterResult: (matchId, body) =>
    call('POST /v1/matches/:id/results', { params: { id: matchId }, body }),

  previewUndo: (matchId, body) =>
    call('POST /v1/matches/:id/results/undo', { params: { id: matchId }, query: DRY, body }),

  undoResult: (matchId, body) =>
    call('POST /v1/matches/:id/results/undo', { params: { id: matchId }, body }),
}
