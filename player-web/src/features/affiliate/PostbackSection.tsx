import type { OwnPostbacks } from '@grandstand/shared-types/wire/affiliates/postbacks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { errorText, failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PlainForm } from '../../ui/form/PlainForm.tsx'
import { postbacksQuery } from './affiliateQueries.ts'
import { CopyButton } from './CopyButton.tsx'
import { LoadedSection } from './LoadedSection.tsx'
import { PostbackLog } from './PostbackLog.tsx'
import styles from './Affiliate.module.css'

/** The own server that is told of players, its secret once, and what it was told lately (rules 16.11). */
export function PostbackSection({ mayChoose }: { mayChoose: boolean }) {
  const { t } = useTranslation()
  const own = useQuery(postbacksQuery)
  // who may name no server sees the section for taking one away alone
  if (!mayChoose && !own.isError && !own.data?.address) return null
  return (
    <LoadedSection
      id="affiliate-postbacks"
      title={t('affiliatePage.postbacks.title')}
      queries={[own]}
    >
      <p className={styles.lead}>{t('affiliatePage.postbacks.lead')}</p>
      {own.data && (mayChoose ? <Server own={own.data} /> : <Known own={own.data} />)}
      {own.data && (own.data.address !== null || own.data.sends.length > 0) && (
        <PostbackLog sends={own.data.sends} />
      )}
    </LoadedSection>
  )
}

/** Takes the server away. */
function useRemoving(onRemoved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /v1/me/affiliate/postbacks'),
    onSuccess(next) {
      onRemoved()
      client.setQueryData(postbacksQuery.queryKey, next)
    },
  })
}

/** The server as it stands; it can be taken away, and no other named. */
function Known({ own: { address } }: { own: OwnPostbacks }) {
  const { t } = useTranslation()
  const format = useFormat()
  const remove = useRemoving(() => {})
  return (
    <>
      <p className={styles.address}>
        <bdi dir="ltr">{address}</bdi>
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {t('affiliatePage.postbacks.remove')}
        </Button>
      </div>
      {remove.error && <p role="alert">{failureText(remove.error, t, format)}</p>}
    </>
  )
}

function Server({ own: { address } }: { own: OwnPostbacks }) {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (to: string) => call('POST /v1/me/affiliate/postbacks', { body: { address: to } }),
    onSuccess() {
      setTyped(null)
      return client.invalidateQueries({ queryKey: postbacksQuery.queryKey })
    },
  })
  const remove = useRemoving(() => {
    save.reset()
    setTyped(null)
  })
  const text = typed ?? address ?? ''
  const ofField = save.error instanceof ApiError ? save.error.fields[0] : undefined
  const fault = ofField
    ? errorText(ofField, t, format, '')
    : (save.error && failureText(save.error, t, format)) || undefined
  const isBusy = save.isPending || remove.isPending
  return (
    <>
      <PlainForm onSend={() => text.trim() !== '' && !isBusy && save.mutate(text.trim())}>
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
      </PlainForm>
      {save.data && <Secret secret={save.data.secret} />}
      {remove.error && <p role="alert">{failureText(remove.error, t, format)}</p>}
    </>
  )
}

/** Shown once. */
function Secret({ secret }: { secret: string }) {
  const { t } = useTranslation()
  return (
    <>
      <output className={styles.address}>
        <bdi dir="ltr">{secret}</bdi>
      </output>
      <p className={styles.lead}>{t('affiliatePage.postbacks.once')}</p>
      <div className={styles.buttons}>
        <CopyButton text={secret} label={t('affiliatePage.postbacks.copy')} />
      </div>
    </>
  )
}
