import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { errorText, failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { postbacksQuery } from './affiliateQueries.ts'
import { CopyButton } from './CopyButton.tsx'
import { PostbackLog } from './PostbackLog.tsx'
import styles from './Affiliate.module.css'

/** The own server that is told of players, its secret once, and what it was told lately (rules 16.11). */
export function PostbackSection() {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const own = useQuery(postbacksQuery)
  const [typed, setTyped] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (address: string) => call('POST /v1/me/affiliate/postbacks', { body: { address } }),
    onSuccess() {
      setTyped(null)
      return client.invalidateQueries({ queryKey: postbacksQuery.queryKey })
    },
  })
  const remove = useMutation({
    mutationFn: () => call('DELETE /v1/me/affiliate/postbacks'),
    onSuccess(next) {
      save.reset()
      setTyped(null)
      client.setQueryData(postbacksQuery.queryKey, next)
    },
  })
  if (!own.data) return null
  const { address, sends } = own.data
  const secret = save.data?.secret
  const text = typed ?? address ?? ''
  const ofField = save.error instanceof ApiError ? save.error.fields[0] : undefined
  const fault = ofField
    ? errorText(ofField, t, format, '')
    : (save.error && failureText(save.error, t, format)) || undefined
  const isBusy = save.isPending || remove.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !isBusy) save.mutate(text.trim())
  }
  return (
    <section className={styles.section} aria-labelledby="affiliate-postbacks">
      <h2 id="affiliate-postbacks">{t('affiliatePage.postbacks.title')}</h2>
      <p className={styles.lead}>{t('affiliatePage.postbacks.lead')}</p>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={t('affiliatePage.postbacks.address')}
          value={text}
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          hint={t('affiliatePage.postbacks.hint')}
          error={fault}
          onValue={setTyped}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="quiet" disabled={text.trim() === '' || isBusy}>
            {t('affiliatePage.postbacks.save')}
          </Button>
          {address !== null && (
            <Button variant="quiet" disabled={isBusy} onClick={() => remove.mutate()}>
              {t('affiliatePage.postbacks.remove')}
            </Button>
          )}
        </div>
      </form>
      {secret !== undefined && (
        <>
          <output className={styles.address}>
            <bdi dir="ltr">{secret}</bdi>
          </output>
          <p className={styles.lead}>{t('affiliatePage.postbacks.once')}</p>
          <div className={styles.buttons}>
            <CopyButton text={secret} label={t('affiliatePage.postbacks.copy')} />
          </div>
        </>
      )}
      {remove.error && <p role="alert">{failureText(remove.error, t, format)}</p>}
      {(address !== null || sends.length > 0) && <PostbackLog sends={sends} />}
    </section>
  )
}
