import KeyIcon from '@mui/icons-material/PasswordOutlined'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { CodesDialog } from './CodesDialog.tsx'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'

interface TakeCodesButtonProps {
  batch: { id: number; codesTakenAt: number | null }
  of: 'POST /v1/card-batches/:id/codes' | 'POST /v1/promo-batches/:id/codes'
  /** The label is for all; the others name the batch. */
  texts: Readonly<Record<'takeTitle' | 'takeContent' | 'codesTitle', string>>
  fileName: string
}

/**
 * Takes the codes of a batch, which works once, and shows them until the window is closed. The window stays when the
 * button disappears, which happens as soon as the page reads that the codes were taken.
 */
export function TakeCodesButton({ batch, of, texts, fileName }: TakeCodesButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: () => call(of, { params: { id: batch.id } }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    gcTime: 0,
  })
  const close = () => {
    reset()
    refresh()
  }
  return (
    <>
      {batch.codesTakenAt === null && (
        <ConfirmButton
          startIcon={<KeyIcon />}
          label={translate('cards.takeCodes')}
          title={texts.takeTitle}
          content={texts.takeContent}
          isBusy={isPending}
          onConfirm={() => mutate()}
        />
      )}
      {data && (
        <CodesDialog
          title={texts.codesTitle}
          fileName={fileName}
          codes={data.codes}
          onClose={close}
        />
      )}
    </>
  )
}
