/** Codes in words. */
import type { AUDIT_SUBJECTS } from '@grandstand/shared-types/wire/audit'
import type { ChainFault, LedgerFault } from '@grandstand/shared-types/wire/chain_faults'
import type { DecisionKind, DecisionState } from '@grandstand/shared-types/wire/betting/decisions'
import type {
  CouponProduct,
  CouponState,
  CouponListType,
  CouponStatus,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import type { FactStatus } from '@grandstand/shared-types/markets/model/match_facts'
import type { MarketGroup } from '@grandstand/shared-types/markets/model/market_group'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import type { Product, UserType } from '@grandstand/shared-types/accounts/user_types'
import { deskValues } from './deskValues.ts'
import { mailValues } from './mailValues.ts'
import { bonusValues } from './bonusValues.ts'
import { gameValues } from './gameValues.ts'
import { paymentValues } from './paymentValues.ts'
import { statementValues } from './statementValues.ts'
import { pocket, transferKind } from './ledgerValues.ts'

const userType: Record<UserType, string> = {
  admin: 'Yönetici',
  dealer: 'Bayi',
  partner: 'Partner',
  terminal: 'Terminal',
  operator: 'Operatör',
  player: 'Oyuncu',
}
const couponType: Record<CouponListType, string> = {
  single: 'Tekli',
  combined: 'Kombine',
  multiple: 'Çoklu',
  system: 'Sistem',
  live: 'Canlı seçimli',
}
const couponProduct: Record<CouponProduct, string> = {
  prematch: 'Maç öncesi',
  live: 'Canlı',
  mixed: 'Maç öncesi + canlı',
}
const couponState: Record<CouponState, string> = {
  pendingAcceptance: 'Onay bekliyor',
  accepted: 'Kabul edildi',
  rejected: 'Reddedildi',
  cancelled: 'İptal edildi',
  sold: 'Satıldı',
  settled: 'Sonuçlandı',
}
const product: Record<Product, string> = {
  sport: 'Spor',
  live: 'Canlı',
  slot: 'Slot',
  casino: 'Casino',
  bingo: 'Tombala',
  tvgames: 'TV oyunları',
  virtual: 'Sanal',
}
const factStatus: Record<FactStatus, string> = {
  ended: 'Normal sürede bitti',
  after_ot: 'Uzatmada bitti',
  after_pen: 'Penaltılarla bitti',
  awarded: 'Hükmen',
  retired: 'Çekilme',
  walkover: 'Sahaya çıkılmadı',
  cancelled: 'İptal edildi',
  postponed: 'Ertelendi',
  abandoned: 'Yarıda kaldı',
  interrupted: 'Durdu, sürecek',
}

const marketGroup: Record<MarketGroup, string> = {
  main: 'Ana marketler',
  totals: 'Alt/Üst',
  handicap: 'Handikap',
  halves: 'Yarılar',
  periods: 'Periyotlar',
  score: 'Skor',
  combos: 'Kombinasyonlar',
  corners: 'Kornerler',
  cards: 'Kartlar',
  players: 'Oyuncular',
  other: 'Diğer',
}

const decisionKind: Record<DecisionKind, string> = {
  resultEnter: 'Sonuç girişi',
  resultUndo: 'Sonucu geri alma',
  couponManual: 'Elle sonuçlandırma',
}
const decisionState: Record<DecisionState, string> = {
  waiting: 'Bekliyor',
  carryingOut: 'Uygulanıyor',
  approved: 'Onaylandı',
  refused: 'Reddedildi',
  withdrawn: 'Geri çekildi',
}
const chainFault: Record<ChainFault, string> = {
  rowChanged: 'Kayıt değiştirilmiş',
  rowMissing: 'Kayıt silinmiş',
  sealMissing: 'Mühür silinmiş',
  sealedAnew: 'Kayıt yeniden mühürlenmiş',
  anchorChanged: 'Dayanak değiştirilmiş',
}
const personFault = {
  minimumAge: 'Yaşı küçük',
  identityNumberInUse: 'Aynı kişinin ikinci hesabı',
}
const ledgerFault: Record<LedgerFault, string> = {
  transferUnbalanced: 'Transferin toplamı sıfır değil',
  transferEmpty: 'Transferin kaydı yok',
  currencyStray: 'Kayıt, hesabın para biriminde değil',
  chainBroken: 'Hesabın kayıtları birbirini izlemiyor',
  balanceWrong: 'Bakiye kayıtlarını tutmuyor',
  accountChanged: 'Hesabın sahibi, cebi veya para birimi adını tutmuyor',
  floorWrong: 'Hesap, denetim kaydının izin verdiğinden aşağı inebiliyor',
  transferChanged: 'Transfer veya kaydı değiştirilmiş',
  transferMissing: 'Transfer silinmiş',
  transferAdded: 'Transfer sonradan eklenmiş',
  sealMissing: 'Mühür silinmiş',
  sealedAnew: 'Transfer yeniden mühürlenmiş',
  anchorChanged: 'Dayanak değiştirilmiş',
}

const subject: Record<(typeof AUDIT_SUBJECTS)[number], string> = {
  user: 'Kullanıcı',
  dealer: 'Bayi',
  site: 'Site',
  emailTemplate: 'E-posta metni',
  siteText: 'Site metni',
  contactMessage: 'İletişim mesajı',
  payment: 'Ödeme',
  gameRound: 'Oyun turu',
  draw: 'Çekiliş',
  drawTicket: 'Çekiliş bileti',
  jackpotWin: 'Jackpot kazancı',
  bonus: 'Bonus',
  oddsBoost: 'Yükseltilmiş oran',
  suspicionReport: 'Şüpheli bahis raporu',
  bonusRequest: 'Bonus isteği',
  bonusGrant: 'Verilen bonus',
  promoBatch: 'Promosyon kodu partisi',
  feed: 'Kaynak',
  coupon: 'Kupon',
  card: 'Kart',
  cardBatch: 'Kart partisi',
  statement: 'Hesap özeti',
  commissionPlan: 'Komisyon planı',
  affiliate: 'Ortak',
  affiliateFlag: 'Getirilen oyuncu şüphesi',
  affiliateStatement: 'Ortak hesap özeti',
  shift: 'Vardiya',
  machine: 'Makine',
  list: 'Liste',
}

const matchStatus: Record<MatchStatus, string> = {
  'not_started': 'Başlamadı',
  'delayed': 'Gecikti',
  '1p': '1. devre',
  '2p': '2. devre',
  '3p': '3. devre',
  '4p': '4. devre',
  'paused': 'Ara',
  'pause1': '1. ara',
  'pause2': '2. ara',
  'pause3': '3. ara',
  'pause4': '4. ara',
  'pause5': '5. ara',
  '1set': '1. set',
  '2set': '2. set',
  '3set': '3. set',
  '4set': '4. set',
  '5set': '5. set',
  'ot': 'Uzatma',
  'pen': 'Penaltılar',
  'interrupted': 'Durdu',
  'ended': 'Bitti',
  'after_ot': 'Uzatmada bitti',
  'after_pen': 'Penaltılarla bitti',
  'awarded': 'Hükmen',
  'retired': 'Çekilme',
  'defaulted': 'Diskalifiye',
  'walkover': 'Sahaya çıkılmadı',
  'abandoned': 'Yarıda kaldı',
  'cancelled': 'İptal edildi',
  'postponed': 'Ertelendi',
}

const couponStatus: Record<CouponStatus, string> = {
  '0': 'Bekliyor',
  '1': 'Kazandı',
  '-1': 'Kaybetti',
  '-2': 'İptal',
  '2': 'Satıldı',
}

const marketStatus: Record<MarketStatus, string> = {
  '1': 'Açık',
  '0': 'Kapalı',
  '-1': 'Askıda',
  '-2': 'Devredildi',
  '-3': 'Sonuçlandı',
  '-4': 'İptal',
}

export const valueTexts = {
  userType,
  couponType,
  couponState,
  couponProduct,
  product,
  factStatus,
  chainFault,
  ledgerFault,
  personFault,
  decisionKind,
  decisionState,
  ...bonusValues,
  ...gameValues,
  ...paymentValues,
  ...statementValues,
  ...deskValues,
  ...mailValues,
  cardType: { printed: 'Basılı', digital: 'Dijital' },
  dueKind: { coupon: 'Kupon', drawTicket: 'Çekiliş bileti', jackpotWin: 'Jackpot' },
  dueState: { due: 'Ödenmeyi bekliyor', expired: 'Süresi doldu', collected: 'Ödendi' },
  cardStatus: {
    made: 'Hazır',
    sold: 'Satıldı',
    redeemed: 'Kullanıldı',
    void: 'İptal',
    expired: 'Süresi doldu',
  },
  userStatus: { 1: 'Aktif', 0: 'Pasif' },
  user: { online: 'Web' },
  gender: { f: 'Kadın', m: 'Erkek' },
  couponAction: { sell: 'Kupon satışı', cancel: 'Kupon iptali' },
  limit: { none: 'sınırsız' },
  active: { true: 'Açık', false: 'Kapalı' },
  actor: { system: 'Sistem', house: 'Kasa' },
  couponStatus,
  selectionResult: {
    open: 'Açık',
    sold: 'Kupon satıldı',
    cancelled: 'Kupon iptal edildi',
    waits: 'Bekliyor',
    won: 'Kazandı',
    lost: 'Kaybetti',
    void: 'İade',
    halfWon: 'Yarı kazandı',
    halfLost: 'Yarı kaybetti',
    deadHeat: 'Berabere bitiş %{part}',
  },
  matchPhase: {
    upcoming: 'Oynanacak',
    live: 'Oynanıyor',
    awaiting: 'Sonuç bekliyor',
    settled: 'Sonuçlandı',
    calledOff: 'Oynanmadı',
  },
  betStatus: { started: 'Açık', stopped: 'Askıda' },
  marketStatus,
  marketGroup,
  matchStatus,
  pocket,
  transferKind,
  subject,
}
