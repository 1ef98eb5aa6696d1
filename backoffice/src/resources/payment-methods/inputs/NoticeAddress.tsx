import { useRef } from 'react'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { IconButton, InputAdornment, TextField, Tooltip } from '@mui/material'
import { useNotify, useTranslate } from 'ra-core'

/** The address at which the gateway tells us of payments of the method, to copy into its own settings. */
export function NoticeAddress({ methodId }: { methodId: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const field = useRef<HTMLInputElement>(null)
  const address = `${window.location.origin}/v1/payment-notices/${methodId}`
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      notify('paymentMethods.copied', { type: 'success' })
    } catch {
      // a page without https has no clipboard: the address is then marked, ready to be copied by keyboard
    }
  }
  const label = translate('paymentMethods.copy')
  return (
    <TextField
      inputRef={field}
      value={address}
      label={translate('paymentMethods.noticeAddress')}
      onFocus={(event) => event.target.select()}
      sx={{ gridColumn: '1 / -1' }}
      slotProps={{
        htmlInput: { readOnly: true, dir: 'ltr' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={label}>
                <IconButton size="small" aria-label={label} onClick={() => void copy()}>
                  <CopyIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
