/** Changes by staff to market types, in memory beside the book: names, order, and whether a type is offered. */
import db from '@adonisjs/lucid/services/db'
import type {
  MarketTypeEdits,
  NamesByLanguage,
  OutcomeNames,
} from '@grandstand/shared-types/languages/edited_names'
import { inTurn } from '#core/timing/in_turn'

interface Row {
  id: number
  names: string
  short_names: string | null
  outcome_names: string | null
  list_order: number
  active: number
}

let edits: ReadonlyMap<number, MarketTypeEdits> = new Map()
let closedIds: ReadonlySet<number> = new Set()
let read = ''

/** By type id; a new map after each change. */
export const marketTypeEdits = (): ReadonlyMap<number, MarketTypeEdits> => edits

/** False once staff closed the type: its markets are neither shown nor open for bets. */
export const isTypeOffered = (typeId: number): boolean => !closedIds.has(typeId)

/** Reloads all types. Resolves to the ids of types that were closed or opened. */
export const loadMarketTypes = inTurn(async (): Promise<Set<number>> => {
  const rows: Row[] = await db
    .query<Row>()
    .from('market_types')
    .orderBy('id')
    .select('id', 'names', 'short_names', 'outcome_names', 'list_order', 'active')
  const now = JSON.stringify(rows)
  if (now === read) return new Set()
  read = now
  edits = new Map(rows.map((row) => [row.id, editsOf(row)]))
  const before = closedIds
  closedIds = new Set(rows.filter(({ active }) => !active).map(({ id }) => id))
  return new Set([...before, ...closedIds].filter((id) => before.has(id) !== closedIds.has(id)))
})

function editsOf(row: Row): MarketTypeEdits {
  const names: NamesByLanguage = JSON.parse(row.names)
  const shortNames: NamesByLanguage = JSON.parse(row.short_names ?? '{}')
  const outcomeNames: OutcomeNames[] = JSON.parse(row.outcome_names ?? '[]')
  return { names, shortNames, outcomeNames, listOrder: row.list_order }
}
