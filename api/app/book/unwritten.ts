/** What feeds changed in the book and is not in the database yet: whoever writes there first asks for it. */
let write: () => Promise<void> = async () => undefined

export const unwritten = {
  /** Whoever writes behind the book says how; without a feed there is nothing to write. */
  writtenBy(handler: () => Promise<void>): void {
    write = handler
  },

  /** Resolves when the database holds what the book held at the call. */
  write: (): Promise<void> => write(),
}
