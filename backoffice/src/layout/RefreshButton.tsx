import RefreshIcon from '@mui/icons-material/Refresh'
import { CircularProgress, IconButton, Tooltip } from '@mui/material'
import { useLoading, useRefresh, useTranslate } from 'ra-core'

/** Fetches all data of the page again; the icon turns while a request runs. */
export function RefreshButton() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const isLoading = useLoading()
  const label = translate('ra.action.refresh')
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-busy={isLoading} onClick={() => refresh()}>
        {isLoading ? (
          <CircularProgress aria-hidden color="inherit" size={18} />
        ) : (
          <RefreshIcon fontSize="small" />
        )}
      </IconButton>
    </Tooltip>
  )
}
