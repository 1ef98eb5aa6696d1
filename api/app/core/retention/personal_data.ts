/**
 * Personal data of a room's tables, declared in `personal.ts` of the room: how the rows of a person are found, and what becomes
 * of each column when the person's data is erased.
 */
import type { Reader } from '#core/dialect/dialect'
import type { ErasureMatter } from '@grandstand/shared-types/wire/people/privacy'

/** The value that a column gets; a function makes it out of the number of its row. */
export type Replacement = string | null | ((rowId: number) => string)

export interface PersonalTable {
  table: string
  /** The column with the number of the person; `user_id` where it is left out. */
  of?: string
  /** The rows belong to rows of another table, whose `of` is the person. */
  through?: { column: string; table: string }
  /** Rows that name nobody, but hold the person's e-mail address in this column. */
  orEmail?: string
  /** `rows` removes the rows of the person; a table without columns here stays as it is. */
  erased: 'rows' | Readonly<Record<string, Replacement>>
  /** Personal columns that stay, each with the reason. */
  kept?: Readonly<Record<string, string>>
  /** Columns that a copy of the data leaves out: secrets, and what serves the server alone. */
  hidden?: readonly string[]
  /** Rows have no `id`. */
  isWithoutId?: true
}

export interface Personal {
  tables?: readonly PersonalTable[]
  /** Columns whose names look personal, of tables that hold nothing about players, by table. */
  ofThings?: Readonly<Record<string, readonly string[]>>
  /** What of the person is still open, so that the account cannot be closed. */
  openMatters?: (reader: Reader, userId: number) => Promise<ErasureMatter[]>
}

export type PersonalOfRooms = readonly Personal[]

let ofRooms: PersonalOfRooms = []

/** Sets the declarations of all rooms. */
export function erasePersonalOf(rooms: PersonalOfRooms): void {
  ofRooms = rooms
}

/** Every table with personal data; that of the people themselves is the last. */
export const personalTables = (): readonly PersonalTable[] =>
  ofRooms
    .flatMap(({ tables = [] }) => tables)
    .toSorted((a, b) => Number(a.table === 'users') - Number(b.table === 'users'))

/** What of the person is still open, in the order of the rooms. */
export async function openMattersOf(reader: Reader, userId: number): Promise<ErasureMatter[]> {
  const matters: ErasureMatter[] = []
  for (const { openMatters } of ofRooms) {
    matters.push(...((await openMatters?.(reader, userId)) ?? []))
  }
  return matters
}
