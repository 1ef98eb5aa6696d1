/** The calls of the rule lab; `Calls` (calls.ts) includes them. */
import type { NewTrial, RulesOfToday, TrialView } from '../betting/rule_lab.ts'

export interface RuleLabCalls {
  'GET /v1/rule-lab/rules': { answer: RulesOfToday }
  'GET /v1/rule-lab/trials': { answer: TrialView[] }
  'POST /v1/rule-lab/trials': { body: NewTrial; answer: TrialView }
  'GET /v1/rule-lab/trials/:id': { answer: TrialView }
  'POST /v1/rule-lab/trials/:id/cancel': { answer: TrialView }
}
