import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { OfflineError } from './online/useOnline.ts'

/** The text of a failed call of the desk; undefined without one. */
export function useDeskError(): (error: Error | null) => string | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  const own = new Map(Object.entries(t('desk.errors', { returnObjects: true })))
  return (error) => {
    if (!error) return undefined
    if (error instanceof OfflineError) return t('desk.offlineRefused')
    if (error instanceof ApiError && error.key === 'notFound') return t('desk.unknownTicket')
    const text = error instanceof ApiError ? own.get(error.key) : undefined
    return text ?? failureText(error, t, format)
  }
}
