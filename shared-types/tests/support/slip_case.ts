/** A slip with all input of `evaluate` as plain data, so that the same case runs here and in a browser. */
import { evaluate } from '../../src/coupons/evaluation/evaluate.ts'
import type {
  EvaluateContext,
  Evaluation,
  QuotedOutcome,
  Slip,
} from '../../src/coupons/evaluation/slip.ts'

export interface SlipCase {
  slip: Slip
  context: Omit<EvaluateContext, 'quote'>
  quotes: QuotedOutcome[]
}

export function evaluateCase({ slip, context, quotes }: SlipCase): Evaluation {
  const byId = new Map(quotes.map((quote) => [quote.outcomeId, quote]))
  return evaluate(slip, { ...context, quote: (id) => byId.get(id) })
}
