import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { SportTree } from './SportTree.tsx'

/** The tree on narrow screens; it closes after a choice. */
export default function TreeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog form="drawer" title={t('sports.title')} onClose={onClose}>
      <SportTree onChoose={onClose} />
    </Dialog>
  )
}
