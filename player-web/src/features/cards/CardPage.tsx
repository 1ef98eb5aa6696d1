import { randomKey } from '@grandstand/shared-types/browser/random_key'
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
import { Field } from '../../ui/form/Field.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { STATUS, useStatus } from '../status/index.ts'
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
  const currency = me?.currency ?? ''
  const redeem = useRedeem(currency, () => setCode(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !redeem.isPending) redeem.mutate(code.trim())
  }
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
          // gets the focus after a success, which empties the form
          data-main-field
        />
        <p className={styles.hint}>{t('card.hint')}</p>
        <Button type="submit" size="large" disabled={code.trim() === ''}>
          {t('card.redeem')}
        </Button>
      </form>
      <div className={styles.funds}>
        <span>{t('card.funds')}</span>
        <strong>{format.money(me?.balances.creditCard ?? 0, currency)}</strong>
        <Link to={`${home}transactions`}>{t('card.transactions')}</Link>
      </div>
    </ListPage>
  )
}

/**
 * The popup says how it goes. Each try gets a new key, because a card pays only once under any key.
 * @param currency of the player, for the amounts in a refusal
 */
function useRedeem(currency: string, onDone: () => void) {
  const { t } = useTranslation()
  const format = useFormat()
  const queryClient = useQueryClient()
  const status = useStatus()
  return useMutation({
    mutationFn: (code: string) => {
      status.show(STATUS.wait)
      return call('POST /v1/me/card-redemptions', { body: { code }, key: randomKey() })
    },
    onSuccess: ({ amountMinor, currency: of }) => {
      onDone()
      status.show(STATUS.success, t('card.done', { amount: format.money(amountMinor, of) }))
      // the form takes the next code while the balance is read again
      void refreshAccount(queryClient)
    },
    onError: (error) => status.fail(error, failureText(error, t, format, currency)),
  })
}
