import { useState } from 'react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core'
import { Confirm } from 'react-admin'
import type { BackofficeDataProvider } from '../../api/dataProvider.ts'

/** Asks a feed for missed messages, after a confirmation: its markets are suspended until the messages have arrived. */
export function RecoverButton({ producer }: { producer: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.recoverFeed(producer),
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
