import type { DeskCard } from '@grandstand/shared-types/wire/money/cards'
import { useAtomValue } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { call } from '../../api/client.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './Desk.module.css'
import { onlineAtom } from './online/useOnline.ts'
import { useDeskAct } from './status/useDeskAct.ts'
import { useDeskError } from './useDeskError.ts'
import { useTranslation } from 'react-i18next'

/** Longer than any name and any code, so that a code with spaces or hyphens fits. */
const MAX_LENGTH = 40

/** Puts the worth of a card into the account of a player who stands at the desk. */
export function CardTab() {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useDeskError('player')
  const isOnline = useAtomValue(onlineAtom)
  const [username, setUsername] = useState('')
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const redeem = useDeskAct({
    send: (body: DeskCard, key) => call('POST /v1/desk/card-redemptions', { body, key }),
    done: ({ amountMinor, currency }, { username: name }) =>
      t('desk.cardRedeemed', { amount: format.money(amountMinor, currency), player: name }),
    onDone: () => {
      setUsername('')
      setCode('')
      form.current?.querySelector('input')?.focus()
    },
    about: 'player',
  })
  const isReady = username.trim() !== '' && code.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!redeem.isPending) redeem.mutate({ username: username.trim(), code: code.trim() })
  }
  return (
    <section className={styles.box} aria-label={t('desk.tab.card')}>
      <p className={styles.hint}>{t('desk.cardHint')}</p>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <Field
          label={t('desk.player')}
          value={username}
          onValue={setUsername}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          data-hotkey="F5"
        />
        <Field
          label={t('desk.cardCode')}
          value={code}
          onValue={setCode}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <Button type="submit" disabled={!isReady || redeem.isPending || !isOnline}>
          {t('desk.redeem')}
        </Button>
      </form>
      {redeem.error && (
        <p role="alert" className={styles.error}>
          {errorText(redeem.error)}
        </p>
      )}
    </section>
  )
}
