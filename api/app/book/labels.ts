/** Names and order of sports, categories and tournaments, for the board. */
import db from '@adonisjs/lucid/services/db'
import { inTurn } from '#core/timing/in_turn'
import { ownEntry } from '#core/requests/untrusted'

export interface Label {
  id: number
  name: string
  names: Record<string, string>
  listOrder: number
  active: boolean
}
export interface SportLabel extends Label {
  key: string
}
export interface CategoryLabel extends Label {
  sportId: number
  countryCode: string | null
}
export interface TournamentLabel extends Label {
  sportId: number
  categoryId: number
}

export const labels = {
  sports: new Map<number, SportLabel>(),
  categories: new Map<number, CategoryLabel>(),
  tournaments: new Map<number, TournamentLabel>(),
}

interface LabelRow {
  id: number
  name: string
  names: string
  list_order: number
  active: number
}

/** Reloads all three tables. */
export const loadLabels = inTurn(async (): Promise<void> => {
  const sports = await rows<LabelRow & { key: string }>('sports', ['key'])
  const categories = await rows<LabelRow & { sport_id: number; country_code: string | null }>(
    'categories',
    ['sport_id', 'country_code']
  )
  const tournaments = await rows<LabelRow & { sport_id: number; category_id: number }>(
    'tournaments',
    ['sport_id', 'category_id']
  )
  labels.sports = byId(sports.map((row) => ({ ...label(row), key: row.key })))
  labels.categories = byId(
    categories.map((row) => ({
      ...label(row),
      sportId: row.sport_id,
      countryCode: row.country_code,
    }))
  )
  labels.tournaments = byId(
    tournaments.map((row) => ({
      ...label(row),
      sportId: row.sport_id,
      categoryId: row.category_id,
    }))
  )
})

/** The name in a language, or the name without one. */
export const nameIn = (found: Label | undefined, language: string): string =>
  (found && ownEntry(found.names, language)) ?? found?.name ?? ''

function rows<Row>(table: string, extra: string[]): Promise<Row[]> {
  return db
    .query<Row>()
    .from(table)
    .select('id', 'name', 'names', 'list_order', 'active', ...extra)
}

function label(row: LabelRow): Label {
  const names: Record<string, string> = JSON.parse(row.names)
  return {
    id: row.id,
    name: row.name,
    names,
    listOrder: row.list_order,
    active: Boolean(row.active),
  }
}

function byId<T extends Label>(list: T[]): Map<number, T> {
  return new Map(list.map((entry) => [entry.id, entry]))
}
