import { Box } from '@mui/material'
import type {
  CouponDetailSelection,
  SelectionExplanation,
} from '@grandstand/shared-types/wire/betting/coupons'
import { useTranslate } from 'ra-core'
import { ValueText } from '../../fields/ValueText.tsx'
import { Facts, type Fact } from '../../record/page/Facts.tsx'
import { factText } from '../facts/factText.ts'
import { useBasisName, useFactWords } from '../facts/useFactWords.ts'

/** Why a selection has its result, for a dispute: the rule, the scores that it read, the facts and their revision. */
export function SelectionEvidence({ selection }: { selection: CouponDetailSelection }) {
  const translate = useTranslate()
  const { explain, isManual } = selection
  if (isManual) return <Note text={translate('explain.byHand')} />
  if (!explain) return <Note text={translate('explain.noFacts')} />
  return <Explanation explain={explain} outcomeKey={selection.outcomeKey} />
}

function Note({ text }: { text: string }) {
  return <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{text}</Box>
}

interface ExplanationProps {
  explain: SelectionExplanation
  outcomeKey: string
}

function Explanation({ explain, outcomeKey }: ExplanationProps) {
  const translate = useTranslate()
  const say = useFactWords()
  const basisName = useBasisName()
  const line = Object.entries(explain.specifier)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
  const read = Object.entries(explain.scores)
    .map(([basis, score]) => `${basisName(basis)} ${factText(score, say)}`)
    .join(', ')
  const reason = explain.outcomes.find(({ key }) => key === outcomeKey)?.voidReason
  const fieldName = (field: string) => translate(`values.factField.${field}`)
  const facts: Fact[] = [
    [
      translate('explain.rule'),
      <>
        <ValueText group="rule" code={explain.ruleKey} />
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {translate(`explain.settledBy.${explain.settledBy}`)}
        </Box>
      </>,
    ],
    line !== '' && [translate('explain.line'), line],
    read !== '' && [translate('explain.read'), <bdi dir="ltr">{read}</bdi>],
    ...Object.entries(explain.facts).map(([field, value]): Fact => [
      `${translate('explain.facts')}: ${fieldName(field)}`,
      factText(value, say),
    ]),
    explain.missing.length > 0 && [
      translate('explain.missing'),
      explain.missing.map(fieldName).join(', '),
    ],
    reason != null && [
      translate('explain.reason'),
      translate(`explain.voidReason.${reason}`, { _: String(reason) }),
    ],
    [
      translate('explain.revision'),
      <>
        {explain.revision} · <ValueText group="factStatus" code={explain.status} />
      </>,
    ],
  ]
  return <Facts facts={facts} />
}
