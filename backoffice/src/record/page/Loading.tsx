import { LinearProgress } from '@mui/material'
import { useTranslate } from 'ra-core'

/** Shown while data loads. */
export function Loading() {
  const translate = useTranslate()
  return <LinearProgress aria-label={translate('ra.page.loading')} />
}
