/** Calls of the contract for components: a call without a session leads to the sign-in page. */
import type { CallArgs, Route } from '@grandstand/shared-types/wire/calls/call'
import type { BackofficeDataProvider } from './dataProvider.ts'
import { useProvider } from './useProvider.ts'

/** The function that sends a call. It throws as `httpClient`. */
export const useCall = (): BackofficeDataProvider['call'] => useProvider().call

/** The key of a call's answer in the query client. */
export const answerKey = <R extends Route>(route: R, ...args: CallArgs<R>) => [route, args[0] ?? {}]

/** A call that reads, as options of `useQuery`. */
export function useReading<R extends Route>(route: R, ...args: CallArgs<R>) {
  const call = useCall()
  return { queryKey: answerKey(route, ...args), queryFn: () => call(route, ...args) }
}
