import DrawIcon from '@mui/icons-material/PlaylistAddOutlined'
import { Box, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'

/** Draws up the closed periods that have no statements; hidden from users who may not. */
export function DrawUpButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const me = useMe()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /v1/statement-periods'),
    onSuccess: ({ count }) => {
      notify(translate('statements.drawn', { smart_count: count }))
      refresh()
    },
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  if (!me?.permissions.includes('statements.draw')) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Button
        variant="outlined"
        startIcon={<DrawIcon />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {translate('statements.draw')}
      </Button>
    </Box>
  )
}
