import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recoverChunk } from './recoverChunk.ts'
import { Button } from '../ui/Button.tsx'
import { StatePanel } from '../ui/StatePanel.tsx'

interface PartProps {
  /** Shown in place of a part that has failed: a panel with a button, or nothing for a small part. */
  fallback: 'panel' | 'nothing'
  children: ReactNode
}

interface State {
  hasFailed: boolean
}

/** Keeps the rest of the site alive when one of its parts fails. */
export class Part extends Component<PartProps, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    recoverChunk(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.fallback === 'nothing') return null
    return <Failed onRetry={() => this.setState({ hasFailed: false })} />
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <StatePanel kind="error" title={t('common.failed')} hint={t('common.partFailed')}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </StatePanel>
  )
}
