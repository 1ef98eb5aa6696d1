import {
  deadHeatOf,
  isPlain,
  MOST_TIED,
  type DeadHeat,
} from '@grandstand/shared-types/coupons/payout/dead_heat'
import {
  deadHeatResult,
  OUTCOME_RESULTS,
  type OutcomeResult,
} from '@grandstand/shared-types/markets/model/outcome_result'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../../format/useFormat.ts'
import { ChoiceField } from '../../../record/inputs/ChoiceField.tsx'

interface ResultChoiceProps {
  /** Name of the match, for users of a screen reader. */
  name: string
  /** Without one, that of a result. */
  label?: string
  mayBeDeadHeat: boolean
  /** Empty until a result is chosen. */
  result: OutcomeResult | ''
  onChange: (result: OutcomeResult | '') => void
}

const DEAD_HEAT = 'deadHeat' as const
/** The most usual dead heat. */
const TWO_FOR_ONE: DeadHeat = { places: 1, tied: 2 }

/** The result of a selection; for a dead heat with the places left and the number of tied competitors. */
export function ResultChoice(props: ResultChoiceProps) {
  const { name, mayBeDeadHeat, result, onChange } = props
  const translate = useTranslate()
  const { label = translate('coupons.result') } = props
  const format = useFormat()
  const heat = deadHeatOf(result)
  const plain = OUTCOME_RESULTS.map(
    (code) => [code, format.value('selectionResult', code)] as const
  )
  const tied = [DEAD_HEAT, translate('manual.deadHeat')] as const
  return (
    <>
      <ChoiceField
        required
        label={label}
        name={`${translate('manual.resultOf', { name })}${props.label ? `: ${label}` : ''}`}
        value={result !== '' && !isPlain(result) ? DEAD_HEAT : result}
        options={mayBeDeadHeat ? [...plain, tied] : plain}
        onChange={(code) => {
          if (code !== '') onChange(code === DEAD_HEAT ? deadHeatResult(TWO_FOR_ONE) : code)
        }}
        sx={{ width: 150, my: 0.5 }}
      />
      {heat && (
        <>
          <WholeSelect
            label={translate('manual.places')}
            value={heat.places}
            from={1}
            to={heat.tied - 1}
            onChange={(places) => onChange(deadHeatResult({ ...heat, places }))}
          />
          <WholeSelect
            label={translate('manual.tied')}
            value={heat.tied}
            from={2}
            to={MOST_TIED}
            onChange={(tied) =>
              onChange(deadHeatResult({ tied, places: Math.min(heat.places, tied - 1) }))
            }
          />
        </>
      )}
    </>
  )
}

interface WholeSelectProps {
  label: string
  value: number
  from: number
  to: number
  onChange: (value: number) => void
}

function WholeSelect({ from, to, ...field }: WholeSelectProps) {
  const wholes = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <ChoiceField
      {...field}
      options={wholes.map((whole) => [whole, whole])}
      sx={{ width: 110, my: 0.5 }}
    />
  )
}
