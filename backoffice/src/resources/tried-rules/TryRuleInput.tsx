import { useWatch } from 'react-hook-form'
import { triedValues, type FormRule } from './openedWith.ts'
import { TryRuleLink } from './TryRuleLink.tsx'

/** In a form: leads to the rule lab with what is typed at `source`. */
export function TryRuleInput({ rule, source }: { rule: FormRule; source: string }) {
  const value: unknown = useWatch({ name: source })
  return <TryRuleLink order={triedValues(rule, value)} />
}
