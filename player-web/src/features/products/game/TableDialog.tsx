import type { GameTable, GameView } from '@grandstand/shared-types/wire/games/games'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery, settingsQuery } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { keepTable, lastTable } from './lastTables.ts'
import styles from './TableDialog.module.css'

interface TableDialogProps {
  game: GameView
  onClose: () => void
  onChosen: (limitId: string) => void
}

/** The limits of a game's tables to choose from; the last choice is remembered. */
export function TableDialog({ game, onClose, onChosen }: TableDialogProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: me } = useQuery(meQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { id, title, tables } = game
  const isFree = ({ state = 'open' }: GameTable) => state === 'open'
  const kept = lastTable(id)
  const free = tables.filter(isFree)
  const first = free.find(({ limitId }) => limitId === kept) ?? free[0] ?? tables[0]
  const [chosen, setChosen] = useState(first?.limitId ?? '')
  const currency = me?.currency ?? settings?.currency ?? ''
  const money = (minor: number) => format.money(minor, currency)
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          keepTable(id, chosen)
          onChosen(chosen)
        }}
      >
        <fieldset className={styles.tables}>
          <legend>{t('lobby.tables')}</legend>
          {tables.map(({ limitId, minStakeMinor, maxStakeMinor, state = 'open' }) => (
            <label key={limitId} className={styles.table}>
              <input
                type="radio"
                name="table"
                value={limitId}
                checked={limitId === chosen}
                disabled={state !== 'open' && free.length > 0}
                onChange={() => setChosen(limitId)}
              />
              <span>
                {t('lobby.stakes', { min: money(minStakeMinor), max: money(maxStakeMinor) })}
              </span>
              {state !== 'open' && (
                <span className={styles.state}>{t(`lobby.tableStates.${state}`)}</span>
              )}
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="large" data-autofocus>
          {t('lobby.playNow')}
        </Button>
      </form>
    </Dialog>
  )
}
