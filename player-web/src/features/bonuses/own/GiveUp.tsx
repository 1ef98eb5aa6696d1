import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { refreshAccount } from '../../../api/queries.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { isolated } from '../../../i18n/isolated.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import styles from './Own.module.css'

/** Gives a running bonus up, after a question that names what goes back. */
export function GiveUp({ grant: { id, title, pocketMinor, currency } }: { grant: GrantView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const own = (text: string) => isolated(text, format.language)
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /v1/me/bonus-grants/:id/forfeit', { params: { id } }),
    onSuccess: () => {
      setAsking(false)
      return refreshAccount(client)
    },
  })
  return (
    <div className={styles.giveUp}>
      <Button
        variant="quiet"
        size="small"
        aria-label={`${t('bonuses.giveUp.label')}: ${title}`}
        onClick={() => setAsking(true)}
      >
        {t('bonuses.giveUp.label')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('bonuses.giveUp.label')}
          fault={error ? failureText(error, t, format, currency) : undefined}
          keep={t('bonuses.giveUp.keep')}
          confirm={t('bonuses.giveUp.label')}
          isPending={isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => mutate()}
        >
          {t('bonuses.giveUp.ask', {
            title: own(title),
            amount: own(format.money(pocketMinor, currency)),
          })}
        </ConfirmDialog>
      )}
    </div>
  )
}
