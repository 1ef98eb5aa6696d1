import { useState } from 'react'
import LogoutIcon from '@mui/icons-material/Logout'
import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Confirm } from 'react-admin'

interface EndAllButtonProps {
  /** The question, and the effect of a yes. */
  title: string
  content: string
  isBusy: boolean
  onConfirm: () => void
}

/** Ends all sessions, after a question. */
export function EndAllButton({ title, content, isBusy, onConfirm }: EndAllButtonProps) {
  const translate = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<LogoutIcon />}
        loading={isBusy}
        onClick={() => setIsAsking(true)}
      >
        {translate('sessions.endAll')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={title}
        content={content}
        confirm={translate('sessions.endAll')}
        onConfirm={() => {
          setIsAsking(false)
          onConfirm()
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
