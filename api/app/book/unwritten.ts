/** Changes of feeds in the book that the database lacks; another writer of these rows has them written first. */
let write: () => Promise<void> = async () => undefined

export const unwritten = {
  /** Sets the function that writes the changes; without a feed there are no changes. */
  writtenBy(handler: () => Promise<void>): void {
    write = handler
  },

  /** Resolves when the database has the book's state at the time of the call. */
  write: (): Promise<void> => write(),
}
