import { GAME_CODES, GAME_KINDS, GAME_NAMES } from '@grandstand/shared-types/games/game_codes'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PlainForm } from '../../ui/form/PlainForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { BetForm } from './form/BetForm.tsx'
import { areBets, betsFrom, valuesFrom } from './form/betsOfForm.ts'
import { faultsOf, numberOf, ROUND_FIELDS, type RoundField, type RoundInput } from './roundInput.ts'

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
  const code = GAME_CODES.find((one) => one === input.game)
  const [bets, setBets] = useState(() => valuesFrom(initial, t))
  const sent = code ? betsFrom(code, input, bets, t) : []
  const areBetsWrong = code !== undefined && !areBets(code, numberOf(input.round) ?? 0, sent)
  const faults = faultsOf({ ...input, bets: '' })
  const isLinkWrong = faultsOf(initial).bets !== undefined && bets.length === 0
  const check = () => {
    setTried(true)
    const wrong = ROUND_FIELDS.find((field) => faults[field])
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else if (!areBetsWrong) onCheck({ ...input, bets: sent.length > 0 ? JSON.stringify(sent) : '' })
  }
  const of = (name: RoundField) => {
    const fault = wasTried ? faults[name] : undefined
    return {
      name,
      label: t(`verify.${name}`),
      value: input[name],
      error: fault && t(`verify.fault.${fault}`),
      onValue: (value: string) => {
        setInput({ ...input, [name]: value })
        // bets are those of a game
        if (name === 'game') setBets([])
      },
    }
  }
  const plain = { autoComplete: 'off', spellCheck: false, dir: 'ltr' } as const
  return (
    <PlainForm ref={form} onSend={check}>
      <SelectField {...of('game')}>
        {GAME_KINDS.map((kind) => (
          <optgroup key={kind} label={t(`verify.games.${kind}`)}>
            {GAME_NAMES.filter((one) => one.kind === kind).map(({ code: game, title }) => (
              <option key={game} value={game}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Field {...of('serverSeed')} {...plain} autoCapitalize="none" />
      <Field {...of('hash')} {...plain} autoCapitalize="none" hint={t('verify.hashHint')} />
      <Field {...of('clientSeed')} {...plain} autoCapitalize="none" />
      <Field {...of('round')} {...plain} inputMode="numeric" />
      {code && (
        <BetForm
          code={code}
          round={numberOf(input.round) ?? 0}
          bets={bets}
          onBets={setBets}
          error={
            isLinkWrong || (wasTried && areBetsWrong) ? t('verify.fault.betsWrong') : undefined
          }
        />
      )}
      <Button type="submit" size="large">
        {t('verify.check')}
      </Button>
    </PlainForm>
  )
}
