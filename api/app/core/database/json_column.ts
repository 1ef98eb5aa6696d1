import { column } from '@adonisjs/lucid/orm'

/** A text column with JSON, read alike on both databases. */
export const jsonColumn = () =>
  column({
    prepare: (value: unknown) => JSON.stringify(value),
    consume: (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value),
  })

/** A boolean, which SQLite stores as 0 or 1. */
export const booleanColumn = () => column({ consume: (value: unknown) => Boolean(Number(value)) })
