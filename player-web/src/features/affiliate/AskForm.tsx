import { MOST_ABOUT_LENGTH } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useAffiliateChange } from './affiliateQueries.ts'
import styles from './Affiliate.module.css'

/** Asks to become an affiliate. */
export function AskForm() {
  const { t } = useTranslation()
  const format = useFormat()
  const [about, setAbout] = useState('')
  const ask = useAffiliateChange((text: string) =>
    call('POST /v1/me/affiliate', { body: { about: text } })
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (about.trim() !== '' && !ask.isPending) ask.mutate(about.trim())
  }
  return (
    <form className={styles.section} onSubmit={submit}>
      <p className={styles.lead}>{t('affiliatePage.lead')}</p>
      <TextAreaField
        label={t('affiliatePage.about')}
        value={about}
        rows={4}
        maxLength={MOST_ABOUT_LENGTH}
        placeholder={t('affiliatePage.aboutHint')}
        error={ask.error ? failureText(ask.error, t, format) : undefined}
        onValue={setAbout}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={about.trim() === '' || ask.isPending}>
          {t('affiliatePage.ask')}
        </Button>
      </div>
    </form>
  )
}
