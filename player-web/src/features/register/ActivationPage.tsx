import { useMutation } from '@tanstack/react-query'
import { BadgeCheck, LinkIcon } from 'lucide-react'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { Outcome } from '../../ui/Outcome.tsx'
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { signInRequestAtom } from '../auth/index.ts'
import { PlainForm } from '../../ui/form/PlainForm.tsx'

/** The page behind the link in the activation mail; opening it activates the account. */
export default function ActivationPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const { activationcode: code = '' } = useParams()
  const request = useSetAtom(signInRequestAtom)
  const { mutate, data, error } = useMutation({
    mutationFn: () => call('POST /v1/activations', { body: { code } }),
  })
  useEffect(() => mutate(), [mutate, code])
  if (data) {
    return (
      <NarrowPage>
        <Outcome icon={BadgeCheck} title={t('register.activated')}>
          <p>{t('register.activatedLead', { username: data.username })}</p>
          <Button size="large" onClick={() => request({})}>
            {t('register.signIn')}
          </Button>
        </Outcome>
      </NarrowPage>
    )
  }
  if (!error) return <PageSkeleton />
  if (error instanceof ApiError && isNoLink(error)) return <LinkOver />
  return (
    <NarrowPage>
      <StatePanel kind="error" title={t('register.failed')} hint={failureText(error, t, format)}>
        <Button onClick={() => mutate()}>{t('register.retry')}</Button>
      </StatePanel>
    </NarrowPage>
  )
}

/** A text that has not the form of a code is as good as a code whose time is over. */
const isNoLink = ({ key, status }: ApiError): boolean => key === 'linkOver' || status === 422

/** Asks for a new link; the answer does not tell whether there is such an account. */
function LinkOver() {
  const { t } = useTranslation()
  const format = useFormat()
  const [name, setName] = useState('')
  const asking = useMutation({
    mutationFn: () => call('POST /v1/activation-mails', { body: { name: name.trim() } }),
  })
  const send = () => {
    if (name.trim() !== '') asking.mutate()
  }
  return (
    <NarrowPage>
      <Outcome icon={LinkIcon} title={t('register.over')} isNews={false}>
        {asking.isSuccess ? (
          <p role="status">{t('register.askedLead')}</p>
        ) : (
          <>
            <p>{t('register.overLead')}</p>
            <PlainForm onSend={send}>
              <Field
                label={t('register.name')}
                value={name}
                onValue={setName}
                error={asking.error ? failureText(asking.error, t, format) : undefined}
                autoComplete="username"
                autoCapitalize="none"
              />
              <Button type="submit" disabled={name.trim() === '' || asking.isPending}>
                {t('register.resend')}
              </Button>
            </PlainForm>
          </>
        )}
      </Outcome>
    </NarrowPage>
  )
}
