import { Alert, Link } from '@mui/material'
import type { ProviderTurned } from '@grandstand/shared-types/stream/frames'
import { useCloseNotification, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useFormat } from '../format/useFormat.ts'

/** A provider of games that was shut off, with its cause, or let in again; with the way to it. */
export function ProviderNotice({ news }: { news: ProviderTurned }) {
  const translate = useTranslate()
  const format = useFormat()
  const close = useCloseNotification()
  const { providerId, name, state, cause } = news
  const isShut = state === 'open'
  return (
    <Alert
      severity={isShut ? 'warning' : 'success'}
      variant="filled"
      onClose={close}
      sx={{ maxWidth: 480 }}
    >
      {isShut
        ? translate('news.providerShut', {
            name,
            cause: cause === null ? '' : format.value('breakerCause', cause),
          })
        : translate('news.providerBack', { name })}{' '}
      <Link
        component={RouterLink}
        to={`/game-providers/${providerId}`}
        color="inherit"
        onClick={close}
      >
        {translate('news.toProvider')}
      </Link>
    </Alert>
  )
}
