import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Button, DialogActions, DialogContent } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { CreditMove } from '@grandstand/shared-types/wire/people/dealers'
import { useMe } from '../../../access/useMe.ts'
import { RecordLink } from '../../../fields/RecordLink.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { BalanceChange } from './BalanceChange.tsx'
import { SlipButton } from './SlipButton.tsx'

interface CreditReceiptProps {
  move: CreditMove
  user: UserRow
  onClose: () => void
}

/** The credit that was moved, with its transfer in the ledger. */
export function CreditReceipt({ move, user, onClose }: CreditReceiptProps) {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  return (
    <>
      <DialogContent sx={{ pt: 0 }} aria-live="polite">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
          <CheckIcon sx={{ color: 'success.main' }} />
          <Box sx={{ fontSize: 16, fontWeight: 700 }}>
            {translate('credit.done', { amount: format.money(move.amountMinor, user.currency) })}
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <BalanceChange name={user.username} currency={user.currency} {...move.user} />
          {move.actor.beforeMinor !== null && move.actor.afterMinor !== null && (
            <BalanceChange
              name={me?.username ?? ''}
              currency={user.currency}
              beforeMinor={move.actor.beforeMinor}
              afterMinor={move.actor.afterMinor}
            />
          )}
          {move.debt && (
            <BalanceChange
              name={translate('credit.debt', { name: user.username })}
              currency={user.currency}
              {...move.debt}
            />
          )}
        </Box>
        <Box sx={{ mt: 2, fontSize: 13 }}>
          <RecordLink resource="ledger-transfers" id={move.transferId}>
            {translate('credit.transfer', { id: move.transferId })}
          </RecordLink>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <SlipButton transferId={move.transferId} />
        <Button autoFocus variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  )
}
