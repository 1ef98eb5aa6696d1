/** Changes of feeds that the book has and the database lacks. Another writer of these rows first calls `write`. */
let write: () => Promise<void> = async () => undefined

export const unwritten = {
  /** Sets the function that writes the changes; without a feed there are no changes. */
  writtenBy(handler: () => Promise<void>): void {
    write = handler
  },

  /** Resolves when the database has the book's state at the time of the call. */
  write: (): Promise<void> => write(),
}
