import { openBook, startBook, stopBook } from '#book/sync'

/**
 * A group's setup: this server follows its database by itself, as one that works does, until the group ends. Under other tests
 * it does not (tests/bootstrap.ts), and after some seconds its health says so.
 */
export async function followDatabase(): Promise<() => Promise<void>> {
  await stopBook()
  await startBook()
  return async () => {
    await stopBook()
    await openBook()
  }
}
