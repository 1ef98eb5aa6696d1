import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'

/** Sends the activation mail of an account once more. */
export function ActivationMailButton({ name }: { name: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('POST /v1/activation-mails', { body: { name } }),
  })
  if (isSuccess) return <p role="status">{t('signIn.resent')}</p>
  return (
    <>
      {error && <p role="alert">{failureText(error, t, format)}</p>}
      <Button variant="quiet" disabled={isPending} onClick={() => mutate()}>
        {t('signIn.resend')}
      </Button>
    </>
  )
}
