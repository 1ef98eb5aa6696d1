import { cleanUp } from './cleanup.mjs'

/** A failure that the reader can act on: one line, no stack. */
export class Refusal extends Error {}

/**
 * Runs a script's main function, cleans up and ends the process. A `Refusal` prints its line and ends
 * with code 1; any other error keeps its stack, because it is a bug of ours.
 * @param {() => Promise<number | void>} main resolves to the exit code (default 0)
 */
export async function runMain(main) {
  let code = 1
  try {
    code = (await main()) ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? `grandstand: ${error.message}` : error)
  }
  await cleanUp()
  process.exit(code)
}
