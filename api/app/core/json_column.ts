import { column } from '@adonisjs/lucid/orm'

/** A text column that holds JSON; reads alike on both databases. */
export const jsonColumn = () =>
  column({
    prepare: (value: unknown) => JSON.stringify(value),
    consume: (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value),
  })

/** A boolean that SQLite keeps as 0 or 1. */
export const booleanColumn = () => column({ consume: (value: unknown) => Boolean(Number(value)) })
