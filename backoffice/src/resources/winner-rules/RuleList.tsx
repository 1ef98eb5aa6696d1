import type { WinnerRuleRow } from '@grandstand/shared-types/wire/betting/highlights'
import { useTranslate } from 'ra-core'
import { Dash, Money } from '../../fields/Money.tsx'
import { columnsOf } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<WinnerRuleRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.main('username', 'winner-rules', (rule) => <RuleName of={rule} />, UNSORTED),
  column.cell(
    'smallestWinMinor',
    ({ currency, smallestWinMinor }) =>
      currency === null ? <Dash /> : <Money minor={smallestWinMinor} currency={currency} />,
    { align: 'right' }
  ),
  column.time('createdAt'),
]

/** Players whom the lists of winners never show, and the smallest wins that they show. */
export default function RuleList() {
  return <ResourceList sort={{ field: 'id', order: 'DESC' }}>{COLUMNS}</ResourceList>
}

export function RuleName({ of: { username, currency } }: { of: WinnerRuleRow }) {
  const translate = useTranslate()
  return username === null
    ? translate('winnerRules.smallest', { currency })
    : translate('winnerRules.hidden', { name: username })
}
