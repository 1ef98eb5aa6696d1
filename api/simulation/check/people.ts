/** The users above each user, found by walking up the tree. */
import { numberOf, textOf, type Database } from './database.ts'

export interface Person {
  id: number
  name: string
  type: string
  parentId: number
}

export class People {
  readonly byId: ReadonlyMap<number, Person>

  constructor(people: readonly Person[]) {
    this.byId = new Map(people.map((person) => [person.id, person]))
  }

  /** The person and everybody above, from the bottom up. */
  chainOf(id: number): Person[] {
    const person = this.byId.get(id)
    return person ? [person, ...this.chainOf(person.parentId)] : []
  }

  /** The dealers above a person, from the bottom up; a dealer comes first in the own list. */
  dealersOf(id: number): Person[] {
    return this.chainOf(id).filter(({ type }) => type === 'dealer' || type === 'partner')
  }

  /** The dealer in whose statement the money of a person stands; 0 when it stands in none. */
  keeperOf(id: number): number {
    return this.dealersOf(id)[0]?.id ?? 0
  }

  nameOf(id: number): string {
    return this.byId.get(id)?.name ?? `user ${id}`
  }
}

export async function loadPeople(db: Database): Promise<People> {
  const rows = await db.rows('select id, username, type, parent_id from users')
  return new People(
    rows.map((row) => ({
      id: numberOf(row, 'id'),
      name: textOf(row, 'username'),
      type: textOf(row, 'type'),
      parentId: numberOf(row, 'parent_id'),
    }))
  )
}
