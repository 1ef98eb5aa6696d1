import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog.tsx'
import { SportTree } from './SportTree.tsx'

/** The tree where it does not stand beside the page; closes when something was chosen. */
export default function TreeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog form="drawer" title={t('sports.title')} onClose={onClose}>
      <SportTree onChoose={onClose} />
    </Dialog>
  )
}
