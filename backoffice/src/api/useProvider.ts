import { HttpError, useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import type { BackofficeDataProvider } from './dataProvider.ts'

/** What react-admin answers, `{ data: {} }`, in place of a call without a session, which leads to the sign-in page. */
const isNoAnswer = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  JSON.stringify(answer) === '{"data":{}}'

const SIGNED_OUT = { error: { key: 'notSignedIn', params: [] } }

/** A function of the provider that rejects where no answer came, so that no component reads one. */
const answered =
  <Args extends unknown[], T>(ask: (...args: Args) => Promise<T>) =>
  async (...args: Args): Promise<T> => {
    const answer = await ask(...args)
    if (isNoAnswer(answer)) throw new HttpError('notSignedIn', 401, SIGNED_OUT)
    return answer
  }

/** The reads and writes beyond those of react-admin, which handles the end of a session in its own alone. */
export function useProvider(): Pick<
  BackofficeDataProvider,
  'call' | 'counts' | 'totals' | 'exportList' | 'uploadPicture'
> {
  const provider = useDataProvider<BackofficeDataProvider>()
  return useMemo(() => {
    const { call, counts, totals, exportList, uploadPicture } = provider
    return {
      call: answered(call) as BackofficeDataProvider['call'],
      counts: answered(counts),
      totals: answered(totals),
      exportList: answered(exportList),
      uploadPicture: answered(uploadPicture),
    }
  }, [provider])
}
