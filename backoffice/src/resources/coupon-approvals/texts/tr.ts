/** Texts of coupons that wait for a trader. */
import type { ApprovalState } from '@grandstand/shared-types/wire/betting/approvals'

const approvalState: Record<ApprovalState, string> = {
  waiting: 'Bekliyor',
  accepted: 'Kabul edildi',
  refused: 'Reddedildi',
  offered: 'Düşük tutar önerildi',
  expired: 'Süresi doldu',
}

const texts = {
  resources: {
    'coupon-approvals': {
      name: 'Onay bekleyen kupon |||| Onay bekleyen kuponlar',
      fields: {
        code: 'Kupon',
        username: 'Oyuncu',
        totalStakeMinor: 'Tutar',
        maxPayoutMinor: 'En çok kazanç',
        state: 'Durum',
        answer: 'Yanıt',
      },
    },
  },
  approvals: {
    selections: '%{smart_count} seçim',
    live: 'canlı',
    left: '%{smart_count} sn kaldı',
    accept: 'Kabul et',
    refuse: 'Reddet',
    offer: 'Düşük tutar öner',
    offerTitle: 'Düşük tutar öner',
    offerHint:
      'Kupon reddedilir ve tutarı iade edilir. Oyuncu aynı kuponu 2 dakika içinde en fazla bu tutarla onaysız oynayabilir.',
    offered: 'Önerilen tutar',
    done: {
      accept: 'Kupon kabul edildi',
      refuse: 'Kupon reddedildi',
      offer: 'Düşük tutar önerildi',
    },
  },
  values: { approvalState },
}

export default texts
