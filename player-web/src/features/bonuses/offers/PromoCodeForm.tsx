import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import styles from './Offers.module.css'
import { useBonusRequest } from './useBonusRequest.ts'

/** Longer than any code, so that a code with spaces or hyphens can be pasted. */
const MAX_LENGTH = 40

/** The field that turns a promo code into its bonus. */
export function PromoCodeForm() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const code = typed.trim()
  const redeem = useBonusRequest(
    () => call('POST /v1/me/promo-codes', { body: { code } }),
    () => setTyped('')
  )
  return (
    <form
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault()
        if (code !== '' && !redeem.isPending) redeem.mutate()
      }}
    >
      <Field
        label={t('bonuses.code.label')}
        value={typed}
        onValue={setTyped}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        // gets the focus after a success, which empties the form
        data-main-field
      />
      <Button type="submit" size="large" variant="quiet" disabled={code === ''}>
        {t('bonuses.code.redeem')}
      </Button>
    </form>
  )
}
