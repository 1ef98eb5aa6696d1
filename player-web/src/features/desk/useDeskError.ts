import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { OfflineError } from './online/useOnline.ts'

/** What a refusal is about: the ticket or the cash at the desk, or the player who stands before it. */
export type RefusalAbout = 'desk' | 'player'

/** The text of a failed call of the desk; undefined without one. */
export function useDeskError(
  about: RefusalAbout = 'desk'
): (error: Error | null) => string | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  const own = new Map(Object.entries(t('desk.errors', { returnObjects: true })))
  const ofPlayer = new Map(Object.entries(t('desk.playerErrors', { returnObjects: true })))
  return (error) => {
    if (!error) return undefined
    if (error instanceof OfflineError) return t('desk.offlineRefused')
    if (!(error instanceof ApiError)) return failureText(error, t, format)
    const key: string = error.key
    if (about === 'desk' && key === 'notFound') return t('desk.unknownTicket')
    if (key === 'ticketExpired') {
      return t('desk.ticketExpired', { date: format.fullDayTime(Number(error.params[0])) })
    }
    const text = (about === 'player' ? ofPlayer.get(key) : undefined) ?? own.get(key)
    return text ?? failureText(error, t, format)
  }
}
