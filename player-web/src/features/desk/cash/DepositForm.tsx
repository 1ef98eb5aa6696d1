import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { useAtom, useAtomValue } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import type { StoredMachine } from '../../../machine/machineStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { amountRefusal } from '../../../i18n/amountRefusal.ts'
import { Field } from '../../../ui/form/Field.tsx'
import styles from '../Desk.module.css'
import { onlineAtom } from '../online/useOnline.ts'
import { useDeskError } from '../useDeskError.ts'
import { cashAtom, isAmount, sumOf, type SentCash } from './cash.ts'
import { useDeposit } from './useDeposit.ts'

/** Longer than any user name. */
const MAX_LENGTH = 40

interface DepositFormProps {
  machine: StoredMachine
  /** Of the drawer, and of every player who can put cash in. */
  currency: string
}

/** The player, and the cash: counted by the acceptor, or typed by the cashier. */
export function DepositForm({ machine, currency }: DepositFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useDeskError('player')
  const isOnline = useAtomValue(onlineAtom)
  const [{ notesMinor, sent }, keep] = useAtom(cashAtom)
  const [username, setUsername] = useState(sent?.username ?? '')
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const deposit = useDeposit(machine, () => {
    setUsername('')
    form.current?.querySelector('input')?.focus()
  })
  const typedMinor = parseMoney(typed, format.language)
  const isCounted = notesMinor.length > 0
  const notes = isCounted ? notesMinor : isAmount(typedMinor) ? [typedMinor] : []
  const isReady = username.trim() !== '' && notes.length > 0
  const isOpen = isOnline && !deposit.isPending
  const money = (minor: number) => format.money(minor, currency)

  const send = (order: SentCash) => {
    setTyped('')
    deposit.mutate(order)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOpen) return
    if (sent) send(sent)
    else if (isReady) {
      send({ uuid: randomKey(), username: username.trim(), notesMinor: notes })
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <Field
        label={t('desk.player')}
        value={username}
        onValue={setUsername}
        maxLength={MAX_LENGTH}
        readOnly={sent !== null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        data-hotkey="⇧F5"
        data-main-field
      />
      {!isCounted && !sent && (
        <Field
          label={t('desk.cash.amount')}
          value={typed}
          onValue={setTyped}
          error={amountRefusal({ typed, minor: typedMinor, leastMinor: 1, currency }, t, format)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
        />
      )}
      {isCounted && (
        <p className={styles.sum} role="status">
          <span>{t('desk.cash.putIn')}</span>{' '}
          <bdi dir="ltr">
            {money(sumOf(notesMinor))} ({notesMinor.length})
          </bdi>
        </p>
      )}
      <Button type="submit" disabled={!isOpen || !(sent || isReady)}>
        {t(sent ? 'desk.cash.again' : 'desk.cash.credit')}
      </Button>
      {isCounted && (
        <Button
          variant="quiet"
          disabled={deposit.isPending}
          onClick={() => keep({ notesMinor: [] })}
        >
          {t('desk.cash.givenBack')}
        </Button>
      )}
      {sent && !deposit.isPending && (
        <p role="alert" className={styles.hint}>
          {t('desk.cash.unanswered', {
            amount: money(sumOf(sent.notesMinor)),
            player: sent.username,
          })}
        </p>
      )}
      {deposit.error && !sent && (
        <p role="alert" className={styles.error}>
          {errorText(deposit.error)} {isCounted && t('desk.cash.rest')}
        </p>
      )}
    </form>
  )
}
