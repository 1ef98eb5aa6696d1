import type { DepositCredited } from '@grandstand/shared-types/wire/desk/machines'
import { useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { useFormat } from '../../../i18n/format.ts'
import { cashMessage } from '../../../machine/machineKey.ts'
import type { StoredMachine } from '../../../machine/machineStore.ts'
import { useDeskAct } from '../status/useDeskAct.ts'
import { cashAtom, creditedAtom, isCashFree, sumOf, type SentCash } from './cash.ts'

/**
 * Sends cash to the account of a player, once for its uuid (must-hold M14). Without an answer the message stays to be sent
 * again, also after a reload; after a refusal the cash is still in the machine.
 */
export function useDeposit(machine: StoredMachine, onCredited: () => void) {
  const { t } = useTranslation()
  const format = useFormat()
  const store = useStore()
  const endSent = (restMinor: readonly number[]) =>
    store.set(cashAtom, {
      notesMinor: [...restMinor, ...store.get(cashAtom).notesMinor],
      sent: null,
    })

  return useDeskAct({
    send: async (sent: SentCash): Promise<DepositCredited> => {
      const { uuid, username, notesMinor } = sent
      const isAgain = store.get(cashAtom).sent?.uuid === uuid
      if (!isAgain) store.set(cashAtom, { notesMinor: [], sent })
      try {
        const creditMinor = sumOf(notesMinor)
        const body = await cashMessage(machine, { uuid, username, creditMinor })
        return await call('POST /v1/machines/deposits', { body })
      } catch (error) {
        if (isCashFree(error, isAgain)) endSent(notesMinor)
        throw error
      }
    },
    done: ({ creditMinor, currency }, { username }) =>
      t('desk.cash.credited', { amount: format.money(creditMinor, currency), player: username }),
    onDone: (answer, { username }) => {
      endSent([])
      store.set(creditedAtom, (before) => [{ ...answer, username }, ...before].slice(0, 10))
      onCredited()
    },
    about: 'player',
  })
}
