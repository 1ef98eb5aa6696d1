import { GAME_CODES } from '@grandstand/shared-types/games/game_codes'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PlainForm } from '../../ui/form/PlainForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { faultsOf, ROUND_FIELDS, type RoundField, type RoundInput } from './roundInput.ts'
import styles from './Verify.module.css'

interface RoundFormProps {
  initial: RoundInput
  onCheck: (input: RoundInput) => void
}

/** The seeds of a round; faults show once it was to be checked. */
export function RoundForm({ initial, onCheck }: RoundFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [input, setInput] = useState(initial)
  const [wasTried, setTried] = useState(false)
  const faults = faultsOf(input)
  const check = () => {
    setTried(true)
    const wrong = ROUND_FIELDS.find((field) => faults[field])
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else onCheck(input)
  }
  const of = (name: RoundField) => {
    const fault = wasTried ? faults[name] : undefined
    return {
      name,
      label: t(`verify.${name}`),
      value: input[name],
      error: fault && t(`verify.fault.${fault}`),
      onValue: (value: string) => setInput({ ...input, [name]: value }),
    }
  }
  const code = { autoComplete: 'off', spellCheck: false, dir: 'ltr' } as const
  return (
    <PlainForm ref={form} onSend={check}>
      <SelectField {...of('game')}>
        {GAME_CODES.map((game) => (
          <option key={game} value={game}>
            {t(`verify.games.${game}`)}
          </option>
        ))}
      </SelectField>
      <Field {...of('serverSeed')} {...code} autoCapitalize="none" />
      <Field {...of('hash')} {...code} autoCapitalize="none" hint={t('verify.hashHint')} />
      <Field {...of('clientSeed')} {...code} autoCapitalize="none" />
      <Field {...of('round')} {...code} inputMode="numeric" />
      <details className={styles.asText} open={wasTried && faults.bets !== undefined}>
        <summary>
          {t('verify.asText')}
          <ChevronDown size={14} aria-hidden />
        </summary>
        <TextAreaField {...of('bets')} {...code} rows={4} />
      </details>
      <Button type="submit" size="large">
        {t('verify.check')}
      </Button>
    </PlainForm>
  )
}
