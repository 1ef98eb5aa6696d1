import { CONTACT_LENGTH } from '@grandstand/shared-types/wire/site/contact'
import { MailCheck } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isCaptchaFailure } from '../../api/captcha/solvedCaptcha.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { Outcome } from '../../ui/Outcome.tsx'
import { FormLead, PlainForm } from '../../ui/form/PlainForm.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import type { ContactField } from './contactForm.ts'
import { useContactForm } from './useContactForm.ts'

/** A message to the brand; name and address of a signed-in user are filled in. */
export default function ContactPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const page = useRef<HTMLFormElement>(null)
  const form = useContactForm()
  const { values, failure } = form

  if (form.wasSent) {
    return (
      <NarrowPage>
        <Outcome icon={MailCheck} title={t('contact.sentTitle')}>
          <FormLead>{t('contact.sentLead', { email: values.email })}</FormLead>
        </Outcome>
      </NarrowPage>
    )
  }
  const send = () => {
    if (form.isSending) return
    const wrong = form.send()
    if (wrong) page.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }
  const of = (name: ContactField) => ({
    name,
    label: t(`contact.${name}`),
    value: values[name],
    error: form.errorOf(name),
    onValue: (value: string) => form.set(name, value),
    maxLength: CONTACT_LENGTH[name],
    required: true,
  })
  return (
    <NarrowPage title={t('contactPage.title')}>
      <PlainForm ref={page} onSend={send}>
        <FormLead>{t('contact.lead')}</FormLead>
        {failure && (
          <FormRefusal>
            {isCaptchaFailure(failure) ? t('errors.captchaWrong') : failureText(failure, t, format)}
          </FormRefusal>
        )}
        <Field {...of('name')} autoComplete="name" />
        <Field
          {...of('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          dir="ltr"
        />
        <Field {...of('subject')} autoComplete="off" />
        <TextAreaField {...of('text')} rows={6} />
        <Button type="submit" size="large" disabled={form.isSending}>
          {t(form.isSending ? 'contact.sending' : 'contact.send')}
        </Button>
      </PlainForm>
    </NarrowPage>
  )
}
