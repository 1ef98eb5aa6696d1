import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openPhoneVersion } from '../../../ui/window/desktopVersion.ts'

/** The way to the phone's version of the site; the phone's menu has the way back. */
export function ViewSwitch() {
  const { t } = useTranslation()
  return (
    <button type="button" onClick={openPhoneVersion}>
      <Smartphone size={14} aria-hidden />
      {t('header.toMobile')}
    </button>
  )
}
