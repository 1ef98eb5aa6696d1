import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { Outcome } from '../../ui/Outcome.tsx'
import { FormLead, PlainForm } from '../../ui/form/PlainForm.tsx'

/** Asks for the mail with a link to set a new password; the answer does not tell whether there is such an account. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const [name, setName] = useState('')
  const [wasSent, setSent] = useState(false)
  const asking = useMutation({
    mutationFn: () => call('POST /v1/password-resets', { body: { name: name.trim() } }),
  })
  const send = () => {
    setSent(true)
    if (name.trim() !== '') asking.mutate()
  }
  if (asking.isSuccess) {
    return (
      <NarrowPage>
        <Outcome icon={MailCheck} title={t('passwords.sentTitle')}>
          <p>{t('passwords.sentLead')}</p>
          <FormLead>{t('passwords.sentMissing')}</FormLead>
        </Outcome>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={t('passwordPages.forgot')}>
      <PlainForm onSend={send}>
        <FormLead>{t('passwords.forgotLead')}</FormLead>
        {asking.error && <FormRefusal>{failureText(asking.error, t, format)}</FormRefusal>}
        <Field
          label={t('passwords.name')}
          error={wasSent && name.trim() === '' ? t('errors.isRequiredArea') : undefined}
          value={name}
          onValue={setName}
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={190}
        />
        <Button type="submit" size="large" disabled={asking.isPending}>
          {t(asking.isPending ? 'passwords.sending' : 'passwords.send')}
        </Button>
      </PlainForm>
    </NarrowPage>
  )
}
