import { lazy, Suspense, useEffect, useState } from 'react'
import { askForCodeWith } from '../api/stepUp.ts'

const CodeDialog = lazy(() => import('./CodeDialog.tsx'))

type Answer = (isProven: boolean) => void

/** Asks for the code again when a request was refused without it; the request is then sent once more. */
export function StepUpDialog() {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => askForCodeWith(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  const close = (isProven: boolean) => {
    setAnswer(null)
    answer(isProven)
  }
  return (
    <Suspense>
      <CodeDialog onDone={close} />
    </Suspense>
  )
}
