/** The columns of a card that a race of this kind has. */
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import type { TextColumn } from './cardRow.ts'

const OF_KIND: Readonly<Record<FieldKind, readonly TextColumn[]>> = {
  horses: [
    ...(['number', 'name', 'draw', 'jockey', 'trainer'] as const),
    ...(['form', 'weight', 'age', 'colours', 'entry'] as const),
  ],
  dogs: ['number', 'name', 'trainer', 'form', 'weight', 'age', 'colours'],
  motorSport: ['number', 'name', 'draw', 'trainer', 'form', 'colours'],
  season: ['number', 'name'],
}

export const shownColumns = (kind: FieldKind): readonly TextColumn[] => OF_KIND[kind]

/** Of a car the row's trainer is its team, and the draw its place on the grid. */
export const columnKey = (kind: FieldKind, column: TextColumn | 'reserve'): string =>
  kind === 'motorSport' && (column === 'trainer' || column === 'draw')
    ? `race.motorColumns.${column}`
    : `race.columns.${column}`
