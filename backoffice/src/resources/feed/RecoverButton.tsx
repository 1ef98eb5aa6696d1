import { useState } from 'react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { Confirm } from 'react-admin'
import { useCall } from '../../api/useCall.ts'

/** Asks a feed for missed messages, after a confirmation: its markets are suspended until the messages have arrived. */
export function RecoverButton({ producer }: { producer: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /v1/feed/producers/:key/recover', { params: { key: producer } }),
    onSuccess: () => {
      notify('feed.recovered', { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        loading={isPending}
        aria-label={translate('feed.recoverOf', { name: producer })}
        onClick={() => setIsAsking(true)}
      >
        {translate('feed.recover')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('feed.recoverTitle', { name: producer })}
        content={translate('feed.recoverContent')}
        confirm={translate('feed.recover')}
        onConfirm={() => {
          setIsAsking(false)
          mutate()
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
