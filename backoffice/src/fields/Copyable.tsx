import { useRef } from 'react'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Box, IconButton, Tooltip } from '@mui/material'
import { useNotify, useTranslate } from 'ra-core'

interface CopyableProps {
  /** What is copied. */
  text: string
  /** The same in groups that people read. */
  shown: string
  /** What it is, for the button. */
  name: string
}

/** A number that staff take elsewhere, in one line, with a button that copies it. */
export function Copyable({ text, shown, name }: CopyableProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const own = useRef<HTMLElement>(null)
  const label = translate('copying.copy', { name })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('copying.copied', { type: 'success' })
    } catch {
      // a page without https has no clipboard: the text is then marked, ready to be copied by keyboard
      if (own.current) window.getSelection()?.selectAllChildren(own.current)
    }
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="bdi" dir="ltr" ref={own} sx={{ whiteSpace: 'nowrap', overflowX: 'auto' }}>
        {shown}
      </Box>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => void copy()}>
          <CopyIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
