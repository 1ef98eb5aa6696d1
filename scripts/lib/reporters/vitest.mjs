/** Vitest's reporter: writes the lines of a report (lines.mjs). */
import { inRepository, textOf, writeLine } from './lines.mjs'

export default class {
  onTestRunStart(specifications) {
    writeLine({ plan: specifications.map(({ moduleId }) => inRepository(moduleId)) })
  }

  onTestModuleStart({ moduleId }) {
    writeLine({ begin: inRepository(moduleId) })
  }

  onTestCaseReady({ module, fullName }) {
    writeLine({ begin: inRepository(module.moduleId), name: fullName })
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    writeLine({
      end: inRepository(test.module.moduleId),
      name: test.fullName,
      state,
      ms: Math.round(test.diagnostic()?.duration ?? 0),
      ...(state === 'failed' && { error: textOf(errors) }),
    })
  }

  onTestModuleEnd(module) {
    const file = inRepository(module.moduleId)
    const errors = [...module.errors(), ...module.children.allSuites()].flatMap((each) =>
      typeof each.errors === 'function' ? each.errors() : [each]
    )
    if (errors.length > 0) writeLine({ broke: textOf(errors), file })
    writeLine({ done: file })
  }

  onTestRunEnd(_modules, unhandled) {
    if (unhandled.length > 0) writeLine({ broke: textOf(unhandled) })
  }
}
