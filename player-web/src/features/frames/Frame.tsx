import { FRAME_TIMEOUT_MS } from '@grandstand/shared-types/wire/frames'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import styles from './Frame.module.css'
import type { FrameSource } from './frameSource.ts'
import { useFrameMessages } from './useFrameMessages.ts'

interface FrameProps {
  source: FrameSource
  title: string
  onDone: () => void
  reference?: string | undefined
  onRetry?: (() => void) | undefined
}

/** The frame of another site; a page that is not allowed or does not come in time is replaced by a message. */
export function Frame({ source, title, onDone, reference, onRetry }: FrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'late' | 'refused'>(
    source ? 'loading' : 'refused'
  )
  useFrameMessages(frame, source && 'origin' in source ? source.origin : 'null', onDone)

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('late'), FRAME_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setState('refused')
    }
    document.addEventListener('securitypolicyviolation', refuse)
    return () => document.removeEventListener('securitypolicyviolation', refuse)
  }, [])

  if (!source || state === 'late' || state === 'refused') {
    return (
      <StatePanel
        kind="error"
        title={t('frame.failed')}
        hint={t(`frame.${state === 'late' ? 'late' : 'refused'}`)}
      >
        {reference !== undefined && (
          <p className={styles.reference}>{t('frame.reference', { reference })}</p>
        )}
        {state === 'late' && (
          <Button onClick={onRetry ?? (() => setState('loading'))}>{t('common.retry')}</Button>
        )}
      </StatePanel>
    )
  }
  return (
    <div className={styles.frame} data-state={state} aria-busy={state === 'loading'}>
      <iframe
        {...source}
        ref={frame}
        title={title}
        allow="autoplay; fullscreen"
        referrerPolicy="origin"
        onLoad={() => setState((before) => (before === 'loading' ? 'shown' : before))}
      />
    </div>
  )
}
