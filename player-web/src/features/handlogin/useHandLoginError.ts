import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'

/** The text of a failed call of hand login; undefined without one. */
export function useHandLoginError(): (error: Error | null) => string | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  const own = new Map(Object.entries(t('handLogin.errors', { returnObjects: true })))
  return (error) => {
    if (!error) return undefined
    const text = error instanceof ApiError ? own.get(error.key) : undefined
    return text ?? failureText(error, t, format)
  }
}
