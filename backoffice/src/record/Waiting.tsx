import { LinearProgress } from '@mui/material'
import { useTranslate } from 'ra-core'

/** Something is on its way. */
export function Waiting() {
  const translate = useTranslate()
  return <LinearProgress aria-label={translate('ra.page.loading')} />
}
