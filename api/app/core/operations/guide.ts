/** What the reference (`/docs`) tells writers of programs outside the platform, beside the table of an operation. */

/** A value of an answer: its type, and in words what it means and its unit. */
interface Column {
  type: 'integer' | 'string' | 'object' | readonly ['object' | 'string', 'null']
  description: string
}

interface Rows {
  type: 'array'
  items: Answer | Column
  description?: string
}

interface Answer {
  type: 'object'
  required: string[]
  properties: Readonly<Record<string, Column | Rows>>
}

export interface Guide {
  /** The section of the reference, of this name for all operations that share it. */
  section: string
  /** What a program needs before its first call, in paragraphs; a line that begins with `curl` is an example. */
  intro: readonly string[]
  /** A JSON schema in which each column has its meaning. */
  answer: Answer | Rows
}

/** An object whose every field is always there. */
export const objectOf = (properties: Answer['properties']): Answer => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})

export const rowsOf = (items: Answer, description?: string): Rows => ({
  type: 'array',
  items,
  ...(description !== undefined && { description }),
})
