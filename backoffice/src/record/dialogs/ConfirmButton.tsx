import { useState } from 'react'
import { Button, type ButtonProps } from '@mui/material'
import { Confirm } from 'react-admin'

interface ConfirmButtonProps extends Pick<ButtonProps, 'color' | 'startIcon' | 'aria-label'> {
  label: string
  /** The question, which names the effect. */
  title: string
  content: string
  isBusy: boolean
  /** False for an action that needs no question. */
  asks?: boolean
  onConfirm: () => void
}

/** A button that acts after a question. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, content, isBusy, asks = true, onConfirm, ...look } = props
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        loading={isBusy}
        onClick={() => (asks ? setIsAsking(true) : onConfirm())}
        {...look}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={title}
        content={content}
        confirm={label}
        onConfirm={() => {
          setIsAsking(false)
          onConfirm()
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
