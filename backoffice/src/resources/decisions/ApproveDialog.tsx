import { Alert, Box, Button, DialogContent } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import type { DecisionPreview, DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { useCall, useReading } from '../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'
import { Figure, FigureRow } from '../../record/page/Figure.tsx'
import { Failures } from '../../record/page/Loaded.tsx'
import { Loading } from '../../record/page/Loading.tsx'
import { Amounts } from './Amounts.tsx'
import { OrderText } from './OrderText.tsx'

interface ApproveDialogProps {
  row: DecisionRow
  onClose: () => void
}

/**
 * What the order would do now, beside what it would have done when it was given. The approval says what the
 * server showed: when the amounts have grown meanwhile, it refuses, and the dialog shows the new ones.
 */
export function ApproveDialog({ row, onClose }: ApproveDialogProps) {
  const translate = useTranslate()
  const { preview, approve } = useApproval(row.id, onClose)
  const shown = preview.data
  return (
    <ActionDialog title={translate('decisions.approveTitle')} maxWidth="sm" onClose={onClose}>
      <DialogContent sx={{ pt: 0 }}>
        <OrderText row={row} />
        <Failures error={approve.error ?? preview.error} sx={{ mt: 2 }} />
        {preview.isPending && <Loading />}
        {shown && <Effect preview={shown} />}
        <Box sx={{ mt: 2, fontSize: 13, color: 'text.secondary' }}>
          {translate('decisions.approveContent')}
        </Box>
      </DialogContent>
      <DialogButtons onClose={onClose}>
        <Button
          variant="contained"
          color={shown?.hasGrown ? 'warning' : 'success'}
          disabled={!shown || preview.isFetching}
          loading={approve.isPending}
          onClick={() => shown && approve.mutate(shown.shown)}
        >
          {translate('decisions.approve')}
        </Button>
      </DialogButtons>
    </ActionDialog>
  )
}

function useApproval(id: number, onDone: () => void) {
  const call = useCall()
  const notify = useNotify()
  const refresh = useRefresh()
  const preview = useQuery({
    ...useReading('GET /v1/decisions/:id/preview', { params: { id } }),
    // amounts of an earlier look are not those of now
    gcTime: 0,
    staleTime: 0,
  })
  const approve = useMutation({
    mutationFn: (shown: DecisionPreview['shown']) =>
      call('POST /v1/decisions/:id/approve', { params: { id }, body: { shown } }),
    onSuccess: () => {
      notify('decisions.approved', { type: 'success' })
      onDone()
      refresh()
    },
    onError: () => void preview.refetch(),
  })
  return { preview, approve }
}

function Effect({ preview }: { preview: DecisionPreview }) {
  const translate = useTranslate()
  const { amountsThen, amountsNow, hasGrown, couponsSettled, moneyToMove, brands } = preview
  const isOther = JSON.stringify(amountsThen) !== JSON.stringify(amountsNow)
  return (
    <Box aria-live="polite" sx={{ mt: 2 }}>
      {isOther && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate(hasGrown ? 'decisions.grown' : 'decisions.changed')}
        </Alert>
      )}
      <FigureRow>
        <Figure label={translate('decisions.amountThen')}>
          <Amounts of={amountsThen} />
        </Figure>
        <Figure label={translate('decisions.amountNow')}>
          <Box sx={{ color: isOther ? 'warning.main' : 'inherit' }}>
            <Amounts of={amountsNow} />
          </Box>
        </Figure>
        <Figure label={translate('result.couponsSettled')}>{couponsSettled}</Figure>
        <Figure label={translate('result.stakesDecided')}>
          <Amounts of={preview.stakesDecided} />
        </Figure>
        <Figure label={translate('result.moneyToMove')}>
          <Amounts of={moneyToMove} isMovement />
        </Figure>
      </FigureRow>
      {brands.length > 1 && (
        <FigureRow>
          {brands.map(({ siteId, title, currency, amountMinor }) => (
            <Figure key={`${siteId}:${currency}`} label={title}>
              <Amounts of={[{ currency, amountMinor }]} />
            </Figure>
          ))}
        </FigureRow>
      )}
    </Box>
  )
}
