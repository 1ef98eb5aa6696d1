import type { BankView } from '@grandstand/shared-types/wire/money/payments'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { signInRequestAtom } from '../../auth/index.ts'
import { banksQuery } from '../pieces/moneyQueries.ts'

interface Banks {
  step: 'loading' | 'failed' | 'signedOut' | 'ready'
  banks: BankView[]
  /** Asks for the banks again, or for a sign-in where that is missing. */
  retry: () => void
}

/** The banks of a method. Without a session the sign-in opens over the page, and the banks come after it. */
export function useBanks(methodId: number): Banks {
  const askToSignIn = useSetAtom(signInRequestAtom)
  const { data, isError, refetch } = useQuery(banksQuery(methodId))
  const isSignedOut = data?.login === false
  const retry = () => {
    if (isSignedOut) askToSignIn({ onSignedIn: () => void refetch() })
    else void refetch()
  }
  useEffect(() => {
    if (isSignedOut) askToSignIn({ onSignedIn: () => void refetch() })
  }, [isSignedOut, askToSignIn, refetch])
  if (!data) return { step: isError ? 'failed' : 'loading', banks: [], retry }
  return { step: isSignedOut ? 'signedOut' : 'ready', banks: data.banks, retry }
}
