/**
 * Work to undo when a script ends, whichever way it ends: normally, by an error or by a signal.
 * Only `kill -9` of the script itself escapes it.
 */
const steps = new Set()
let ending = null

/**
 * Registers a step. Steps run newest first.
 * @param {() => Promise<void> | void} step
 * @returns {() => Promise<void>} runs the step now and forgets it
 */
export function onEnd(step) {
  steps.add(step)
  return async () => {
    if (steps.delete(step)) {
      await step()
    }
  }
}

/** Runs every registered step once; a second call waits for the first. */
export function cleanUp() {
  ending ??= (async () => {
    for (const step of [...steps].reverse()) {
      steps.delete(step)
      try {
        await step()
      } catch (error) {
        console.error(`cleaning up: ${error.message}`)
      }
    }
  })()
  return ending
}

/** True once a signal has asked this script to end. */
export const isEnding = () => ending !== null

for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
]) {
  process.on(signal, () => cleanUp().then(() => process.exit(128 + number)))
}
