import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../../api/queries.ts'
import { isolated } from '../../../i18n/isolated.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { readDrawBetCode } from '../data/drawBetCode.ts'
import type { TicketTerms } from '../data/useTicketTerms.ts'
import styles from './BetCodeField.module.css'

/** Digits and signs of the longest line, its stake and its draws. */
const CODE_MAX = 80
/** Beside the key that sells; the others lead to the desk's tabs. */
const HOTKEY = '⇧F9'

interface BetCodeFieldProps {
  /** How the game's bets are typed, with codes as examples. */
  typing: 'numbers' | 'cards' | 'race'
  examples: Readonly<Record<string, string>>
  terms: TicketTerms
  /** Puts the bet of a code on the ticket; false for one that the game or the ticket cannot have. */
  onBet: (bet: string) => boolean
}

/** A desk fills in the ticket by bet codes: the bet, its stake, the draws, and Enter; F9 sells. */
export function BetCodeField(props: BetCodeFieldProps) {
  const isDesk = useQuery(meQuery).data?.type === 'terminal'
  return isDesk ? <CodeForm {...props} /> : null
}

function CodeForm({ typing, examples, terms, onBet }: BetCodeFieldProps) {
  const { t, i18n } = useTranslation()
  const codes = Object.entries(examples).map(([of, code]) => [of, isolated(code, i18n.language)])
  const hint = t(`draw.betCode.${typing}`, Object.fromEntries(codes))
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  // ready for the next customer's code, at once and after each sale
  useEffect(() => field.current?.focus(), [terms.bought])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = readDrawBetCode(typed, i18n.language)
    if (!code || !terms.fits(code) || !onBet(code.bet)) {
      setIsWrong(true)
      return
    }
    terms.take(code)
    setTyped('')
  }
  return (
    <form onSubmit={submit}>
      <Field
        ref={field}
        label={t('draw.betCode.label')}
        hint={hint}
        error={isWrong ? `${t('draw.betCode.wrong')} ${hint}` : undefined}
        value={typed}
        onValue={(text) => {
          setTyped(text)
          setIsWrong(false)
        }}
        maxLength={CODE_MAX}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        data-hotkey={HOTKEY}
        data-main-field
        aside={
          <kbd className={`hotkey ${styles.key}`} aria-hidden>
            {HOTKEY}
          </kbd>
        }
      />
    </form>
  )
}
