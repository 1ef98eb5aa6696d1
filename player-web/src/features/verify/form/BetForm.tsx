import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { fieldsOf } from './betFields.ts'
import { firstOf, type BetField, type BetValues, type Option } from './betValues.ts'
import styles from './BetForm.module.css'

const FIRST_STAKE = '10.00'

interface BetFormProps {
  code: GameCode
  round: number
  /** What is typed of each bet. */
  bets: readonly BetValues[]
  onBets: (bets: BetValues[]) => void
  error: string | undefined
}

/** The bets of a round, each chosen in fields of its game. */
export function BetForm({ code, round, bets, onBets, error }: BetFormProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.bets} aria-invalid={error !== undefined}>
      <legend>{t('verify.bets')}</legend>
      {bets.length === 0 && <p className={styles.none}>{t('verify.noBets')}</p>}
      {bets.map((values, place) => (
        <div key={place} className={styles.bet} role="group" aria-label={String(place + 1)}>
          {fieldsOf({ code, round, values, t }).map((field) => (
            <OneField
              key={field.name}
              field={field}
              value={values[field.name]}
              onValue={(text) => onBets(bets.with(place, { ...values, [field.name]: text }))}
            />
          ))}
          <IconButton
            label={t('verify.removeBet', { number: place + 1 })}
            onClick={() => onBets(bets.toSpliced(place, 1))}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button
        type="button"
        variant="quiet"
        onClick={() => onBets([...bets, { stakeMinor: FIRST_STAKE }])}
      >
        <Plus size={16} aria-hidden /> {t('verify.addBet')}
      </Button>
    </fieldset>
  )
}

interface OneFieldProps {
  field: BetField
  value: string | undefined
  onValue: (text: string) => void
}

function OneField({ field, value, onValue }: OneFieldProps) {
  if (field.as === 'choice') {
    return (
      <SelectField label={field.label} value={value ?? firstOf(field)} onValue={onValue}>
        <Options options={field.options} />
      </SelectField>
    )
  }
  if (field.as === 'sequence') {
    return (
      <Sequence label={field.label} options={field.options} value={value ?? ''} onValue={onValue} />
    )
  }
  return (
    <Field
      label={field.label}
      value={value ?? ''}
      onValue={onValue}
      autoComplete="off"
      dir="ltr"
      inputMode={field.as === 'decimal' ? 'decimal' : 'text'}
    />
  )
}

interface SequenceProps {
  label: string
  options: readonly Option[]
  value: string
  onValue: (text: string) => void
}

/** A choice for each step, and an empty one for the next. */
function Sequence({ label, options, value, onValue }: SequenceProps) {
  const steps = value.split(' ').filter((step) => step !== '')
  return [...steps, ''].map((step, place) => (
    <SelectField
      key={place}
      label={`${label} ${place + 1}`}
      value={step}
      onValue={(chosen) =>
        onValue([...steps.slice(0, place), chosen, ...steps.slice(place + 1)].join(' ').trim())
      }
    >
      <option value="">–</option>
      <Options options={options} />
    </SelectField>
  ))
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
