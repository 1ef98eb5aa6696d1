import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useMutation } from '@tanstack/react-query'
import { Check, Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copyText.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useAnnounce } from '../../../ui/announce.tsx'
import styles from './ShareButton.module.css'

/** Makes a link that shows the selections to anybody, and offers to share it. */
export function ShareButton({ coupon }: { coupon: CouponDetail }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const share = useMutation({
    mutationFn: () => call('POST /v1/coupons/:id/share', { params: { id: coupon.id } }),
  })
  const code = share.data?.code ?? coupon.shareCode
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setOpen(true)
          if (code === null) share.mutate()
        }}
      >
        <Share2 size={16} aria-hidden />
        {t('couponPage.share')}
      </Button>
      {isOpen && (
        <Dialog title={t('couponPage.shareTitle')} onClose={() => setOpen(false)}>
          <div className={styles.body}>
            <p>{t('couponPage.shareLead')}</p>
            {code !== null && <ShareLink code={code} />}
            {share.isPending && <p role="status">{t('common.loading')}</p>}
            {share.isError && (
              <p className={styles.error} role="alert">
                {t('common.failed')}
              </p>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}

function ShareLink({ code }: { code: string }) {
  const { t } = useTranslation()
  const home = useHome()
  const announce = useAnnounce()
  const [isCopied, setCopied] = useState(false)
  const link = `${window.location.origin}${home}couponShare/${code}`
  const copy = async () => {
    if (!(await copyText(link))) return
    setCopied(true)
    announce(t('couponPage.shareCopied'))
  }
  return (
    <>
      <input
        className={styles.link}
        aria-label={t('couponPage.shareLink')}
        readOnly
        dir="ltr"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="dialog-actions">
        <Button data-autofocus onClick={() => void copy()}>
          {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {t(isCopied ? 'couponPage.shareCopied' : 'couponPage.shareCopy')}
        </Button>
        {'share' in navigator && (
          <Button
            variant="quiet"
            onClick={() =>
              // closing the share sheet without a choice is not an error
              void navigator
                .share({ title: t('couponPage.shareTitle'), url: link })
                .catch(() => undefined)
            }
          >
            <Share2 size={18} aria-hidden />
            {t('couponPage.shareSend')}
          </Button>
        )}
      </div>
    </>
  )
}
