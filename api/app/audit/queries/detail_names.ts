/** Names of the rows that details of the audit log hold by their ids. */
import { CATALOGUE_LANGUAGE, DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { rowNames } from '#core/database/row_names'

interface Entry {
  subjectType: string
  detail: Record<string, unknown>
}

type Place = readonly [table: string, column: string]

const USER: Place = ['users', 'username']
const TEAM: Place = ['teams', 'name']

/** Table and column of the name, by the field that holds the id. */
const PLACES: Readonly<Record<string, Place>> = {
  sportId: ['sports', 'name'],
  tournamentId: ['tournaments', 'name'],
  homeTeamId: TEAM,
  awayTeamId: TEAM,
  teamId: TEAM,
  marketTypeId: ['market_types', 'key'],
  userId: USER,
  dealerId: USER,
  parentId: USER,
  askedBy: USER,
  firstApprovedBy: USER,
  roleId: ['roles', 'name'],
  providerId: ['game_providers', 'name'],
  methodId: ['payment_methods', 'names'],
  bonusId: ['bonuses', 'titles'],
}
/** Fields whose table depends on the subject. */
const PLACES_OF: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  category: { categoryId: ['categories', 'name'] },
  tournament: { categoryId: ['categories', 'name'] },
  match: { categoryId: ['categories', 'name'] },
  team: { categoryId: ['categories', 'name'] },
  paymentMethod: { categoryId: ['payment_categories', 'names'] },
}

interface Held {
  /** The field in camel case. */
  field: string
  id: number
  place: Place
}

/** By row, in the order of the rows: the names by field and id. */
export async function detailNames(rows: readonly Entry[]): Promise<Record<string, string>[]> {
  const held = rows.map(({ detail, subjectType }) => heldIn(detail, subjectType))
  const found = new Map<string, ReadonlyMap<number, string>>()
  for (const [table, ids] of Map.groupBy(held.flat(), ({ place }) => place[0])) {
    const [{ place } = { place: USER }] = ids
    const unique = [...new Set(ids.map(({ id }) => id))]
    found.set(table, await rowNames(table, place[1], unique))
  }
  return held.map((ids) =>
    Object.fromEntries(
      ids.flatMap(({ field, id, place: [table] }) => {
        const name = found.get(table)?.get(id)
        return name === undefined ? [] : [[`${field}:${id}`, plain(name)]]
      })
    )
  )
}

function heldIn(detail: Record<string, unknown>, subject: string): Held[] {
  return Object.entries(detail).flatMap(([name, value]): Held[] => {
    const field = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return heldIn(Object.fromEntries(Object.entries(value)), subject)
    }
    const place = PLACES_OF[subject]?.[field] ?? PLACES[field]
    const isId = typeof value === 'number' && Number.isSafeInteger(value)
    return place && isId ? [{ field, id: value, place }] : []
  })
}

/** A name that is stored in several languages, in one of them. */
function plain(name: string): string {
  if (!name.startsWith('{')) return name
  const texts: Record<string, string> = JSON.parse(name)
  return texts[DEFAULT_LANGUAGE] ?? texts[CATALOGUE_LANGUAGE] ?? Object.values(texts)[0] ?? ''
}
