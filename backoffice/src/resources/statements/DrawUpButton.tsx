import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import DrawIcon from '@mui/icons-material/PlaylistAddOutlined'
import { Box, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'

interface DrawUpButtonProps {
  of: 'POST /v1/statement-periods' | 'POST /v1/affiliate-periods'
  permission: Permission
  /** Where its texts stand: `draw` and `drawn`. */
  texts: 'statements' | 'affiliateStatements'
}

/** Draws up the closed periods that have no statements; hidden from users who may not. */
export function DrawUpButton({ of, permission, texts }: DrawUpButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const me = useMe()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(of),
    onSuccess: ({ count }) => {
      notify(translate(`${texts}.drawn`, { smart_count: count }))
      refresh()
    },
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  if (!me?.permissions.includes(permission)) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Button
        variant="outlined"
        startIcon={<DrawIcon />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {translate(`${texts}.draw`)}
      </Button>
    </Box>
  )
}
