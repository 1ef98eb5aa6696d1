/** Playwright's reporter: writes the lines of a report (lines.mjs). */
import { inRepository, textOf, writeLine } from './lines.mjs'

const STATES = { passed: 'passed', skipped: 'skipped' }

/** File and name of a test; its project is named like its file. */
const whoOf = (test) => ({
  file: inRepository(test.location.file),
  name: test.titlePath().slice(3).join(' › '),
})

export default class {
  /** How many tests of each file have not ended. */
  #left = new Map()

  printsToStdio() {
    return false
  }

  onBegin(_config, suite) {
    for (const test of suite.allTests()) {
      const { file } = whoOf(test)
      this.#left.set(file, (this.#left.get(file) ?? 0) + 1)
    }
    writeLine({ plan: [...this.#left.keys()] })
  }

  onTestBegin(test) {
    const { file, name } = whoOf(test)
    writeLine({ begin: file, name })
  }

  onTestEnd(test, { status, duration, errors }) {
    const { file, name } = whoOf(test)
    const state = STATES[status] ?? 'failed'
    const error = state === 'failed' && { error: `${status}\n${textOf(errors)}` }
    writeLine({ end: file, name, state, ms: duration, ...error })
    const left = this.#left.get(file) - 1
    this.#left.set(file, left)
    if (left === 0) writeLine({ done: file })
  }

  onError(error) {
    writeLine({ broke: textOf([error]) })
  }
}
