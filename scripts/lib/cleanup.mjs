/**
 * Steps that clean up when a script ends: normally, by an error or by a signal. Only `kill -9` of the script itself
 * skips them: guard.mjs.
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

/** Runs every registered step once, and those that are registered meanwhile; a second call waits for the first. */
export function cleanUp() {
  ending ??= (async () => {
    while (steps.size > 0) {
      const step = [...steps].at(-1)
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

const endWith = (code) => cleanUp().then(() => process.exit(code))

for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
]) {
  process.on(signal, () => endWith(128 + number))
}

// Ending `npm` ends the shell between it and this script, and no signal reaches the script: so it watches its parent.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && endWith(143), 500).unref()
}

// The program that reads our output may end first; the clean-up must run even then.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
