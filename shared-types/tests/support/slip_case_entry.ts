/** Entry point of a browser test: evaluates cases with the code that the player app bundles. JSON in, JSON out. */
import { evaluateCase, type SlipCase } from './slip_case.ts'

declare global {
  interface Window {
    evaluateCases(json: string): string
  }
}

window.evaluateCases = (json) => {
  const cases: SlipCase[] = JSON.parse(json)
  return JSON.stringify(cases.map(evaluateCase))
}
