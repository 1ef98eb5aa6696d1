import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatePanel } from '../ui/StatePanel.tsx'
import { Button } from '../ui/Button.tsx'
import { recoverChunk } from './recoverChunk.ts'

interface State {
  failed: boolean
}

/** Catches errors that no page handles, mostly a chunk that an update has removed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    recoverChunk(error)
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { t } = useTranslation()
  return (
    <main>
      <StatePanel kind="error" title={t('common.failed')} hint={t('common.newVersion')}>
        <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>
      </StatePanel>
    </main>
  )
}
