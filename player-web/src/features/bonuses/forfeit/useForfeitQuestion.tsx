import type { WithdrawalPreview } from '@grandstand/shared-types/wire/money/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { useStatus } from '../../status/index.ts'
import { withdrawalPreviewQuery } from '../bonusQueries.ts'
import { ForfeitList } from './ForfeitList.tsx'

interface ForfeitQuestion {
  /** Acts at once where nothing is lost, or after the player has agreed to the loss of running bonuses. */
  ask: (act: () => void) => void
  /** True while the server is asked what would be lost. */
  isAsking: boolean
  dialog: ReactNode
}

interface Asked {
  act: () => void
  preview: WithdrawalPreview
}

/**
 * Asks before a withdrawal ends running bonuses: what it would end, the server says at that moment. `isWithdrawal` false
 * never asks.
 */
export function useForfeitQuestion(isWithdrawal: boolean, currency: string): ForfeitQuestion {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const status = useStatus()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (_act: () => void) =>
      client.fetchQuery({ ...withdrawalPreviewQuery(i18n.language), staleTime: 0 }),
    onSuccess: (preview, act) => {
      if (preview.forfeitsBonus) setAsked({ act, preview })
      else act()
    },
    onError: (error) => status.fail(error, failureText(error, t, format, currency)),
  })
  const close = () => setAsked(null)
  return {
    ask: (act) => (isWithdrawal ? mutate(act) : act()),
    isAsking: isPending,
    dialog: asked && (
      <ConfirmDialog
        title={t('bonuses.forfeit.title')}
        fault={undefined}
        keep={t('bonuses.giveUp.keep')}
        confirm={t('bonuses.forfeit.confirm')}
        isPending={false}
        onClose={close}
        onConfirm={() => {
          close()
          asked.act()
        }}
      >
        <ForfeitList bonuses={asked.preview.bonuses} currency={currency} />
      </ConfirmDialog>
    ),
  }
}
