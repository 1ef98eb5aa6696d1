import { useState, type FormEvent } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { meQuery, refreshAccount } from '../../api/queries.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import styles from './CardPage.module.css'

/** Longer than any code, so that a code with spaces or hyphens can be pasted. */
const MAX_LENGTH = 40

/** The player's card funds, and the form that puts a card's worth into them. */
export default function CardPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const { data: me } = useQuery(meQuery)
  const [code, setCode] = useState('')
  const redeem = useRedeem(() => setCode(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !redeem.isPending) redeem.mutate(code.trim())
  }
  const currency = me?.currency ?? ''
  return (
    <ListPage title={t('card.title')}>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={t('card.label')}
          value={code}
          onValue={setCode}
          error={redeem.error ? failureText(redeem.error, t, format, currency) : undefined}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <p className={styles.hint}>{t('card.hint')}</p>
        <Button type="submit" size="large" disabled={code.trim() === '' || redeem.isPending}>
          {t('card.redeem')}
        </Button>
      </form>
      <p role="status" className={redeem.data && styles.done}>
        {redeem.data &&
          t('card.done', { amount: format.money(redeem.data.amountMinor, redeem.data.currency) })}
      </p>
      <div className={styles.funds}>
        <span>{t('card.funds')}</span>
        <strong>{format.money(me?.balances.creditCard ?? 0, currency)}</strong>
        <Link to={`${home}transactions`}>{t('card.transactions')}</Link>
      </div>
    </ListPage>
  )
}

/** Each try gets a new key, because a card pays only once under any key. */
function useRedeem(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      call('POST /v1/me/card-redemptions', { body: { code }, key: crypto.randomUUID() }),
    onSuccess: () => {
      onDone()
      return refreshAccount(queryClient)
    },
  })
}
