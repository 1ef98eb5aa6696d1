/** Texts of themes. */
import type { ColourGroup, ColourName } from '@grandstand/shared-types/themes/colours'
import type { FontName } from '@grandstand/shared-types/themes/fonts'
import type { LayoutChoice, ThemeLayout } from '@grandstand/shared-types/themes/layout'
import type { BlockName, SlotName } from '@grandstand/shared-types/themes/slots'
import type { TransferPresetName } from '@grandstand/shared-types/themes/transfer_presets'

const colours: Record<ColourName, string> = {
  bg: 'Sayfa',
  surface: 'Yüzey',
  raised: 'Yükseltilmiş yüzey',
  odds: 'Oran kutusu',
  oddsHover: 'Oran kutusu (üzerinde)',
  oddsLine: 'Oran kutusu çizgisi',
  line: 'Ayırıcı çizgi',
  border: 'Alan kenarı',
  scrim: 'Karartma',
  shade: 'Gölge',
  text: 'Yazı',
  muted: 'Soluk yazı',
  oddsText: 'Oran yazısı',
  focus: 'Odak çerçevesi',
  accent: 'Vurgu',
  accentTint: 'Vurgu zemini',
  onAccent: 'Vurgu üstü yazı',
  picked: 'Seçili oran',
  onPicked: 'Seçili oran yazısı',
  action: 'Düğme',
  onAction: 'Düğme yazısı',
  chrome: 'Üst bölüm',
  chromeRaised: 'Üst bölüm menüsü',
  chromeLine: 'Üst bölüm çizgisi',
  onChrome: 'Üst bölüm yazısı',
  chromeMuted: 'Üst bölüm soluk yazısı',
  chromeAccent: 'Üst bölüm vurgusu',
  liveAccent: 'Canlı',
  liveTint: 'Canlı zemini',
  casinoAccent: 'Casino',
  casinoTint: 'Casino zemini',
  liveCasinoAccent: 'Canlı casino',
  liveCasinoTint: 'Canlı casino zemini',
  bingoAccent: 'Tombala',
  bingoTint: 'Tombala zemini',
  virtualAccent: 'Sanal',
  virtualTint: 'Sanal zemini',
  up: 'Yükselen oran',
  upTint: 'Yükselen oran zemini',
  down: 'Düşen oran',
  downTint: 'Düşen oran zemini',
  won: 'Kazandı',
  wonTint: 'Kazandı zemini',
  lost: 'Kaybetti',
  lostTint: 'Kaybetti zemini',
  warning: 'Uyarı',
  warningTint: 'Uyarı zemini',
  waiting: 'Bekliyor',
  waitingTint: 'Bekliyor zemini',
  live: 'Canlı işareti',
}

const groups: Record<ColourGroup, string> = {
  surfaces: 'Yüzeyler',
  words: 'Yazılar',
  accents: 'Vurgu ve düğmeler',
  chrome: 'Üst bölüm',
  sections: 'Bölümler',
  states: 'Durumlar',
}

type LayoutTexts = { [C in LayoutChoice]: Record<ThemeLayout[C], string> }
const layoutTexts: LayoutTexts = {
  header: { 'bar': 'Tek satır', 'two-row': 'İki satır' },
  login: { button: 'Düğme', fields: 'Alanlar' },
  tree: { left: 'Solda', right: 'Sağda' },
  odds: { inline: 'Adı yanında', stacked: 'Adı üstünde' },
  density: { compact: 'Sıkışık', default: 'Normal', roomy: 'Geniş' },
  radius: { square: 'Köşeli', soft: 'Yumuşak', round: 'Yuvarlak' },
  home: { sports: 'Spor sayfası', lobby: 'Bloklar' },
}

const layoutChoice: Record<LayoutChoice, string> = {
  header: 'Üst bölüm',
  login: 'Üst bölümde giriş',
  tree: 'Spor ağacı',
  odds: 'Oran kutusu',
  density: 'Sıklık',
  radius: 'Köşeler',
  home: 'Ana sayfa',
}

const font: Record<FontName, string> = {
  system: 'Sistem',
  grotesk: 'Grotesk',
  narrow: 'Dar',
  rounded: 'Yuvarlak',
  serif: 'Tırnaklı',
}

const slot: Record<SlotName, string> = {
  home: 'Ana sayfa',
  start: 'Spor ağacının altı',
  end: 'Kuponun altı',
}

const block: Record<BlockName, string> = {
  hero: 'Slayt',
  promotions: 'Promosyonlar',
  live: 'Şimdi canlı',
  nextHour: 'Bir saat içinde',
  featured: 'Öne çıkanlar',
  mostPicked: 'En çok oynananlar',
  jackpots: 'Jackpotlar',
  winners: 'Kazananlar',
  casino: 'Casino',
  specialBanners: 'Özel bannerlar',
  topMatches: 'Günün maçları',
  tv: 'TV',
}

const transfer: Record<TransferPresetName, string> = {
  'classic': 'Tablo solda',
  'classic-mirrored': 'Tablo sağda',
  'ledger': 'Tablo üstte, iki sütun',
  'tiles': 'Kutular, hızlı tutar',
  'tiles-beside': 'Kutular solda',
  'tiles-wide': 'Kutular, iki sütun',
  'tabs': 'Sekmeler',
  'tabs-quick': 'Sekmeler, hızlı tutar',
  'bank-desk': 'Sekmeler, banka listesi',
  'steps': 'Adım adım, liste',
  'steps-tiles': 'Adım adım, kutular',
  'list': 'Liste solda',
  'list-mirrored': 'Liste sağda, banka listesi',
}

const texts = {
  resources: {
    themes: {
      name: 'Tema |||| Temalar',
      fields: {
        name: 'Ad',
        place: 'Sitede',
        key: 'Anahtar',
        updatedAt: 'Son değişiklik',
        dark: 'Koyu',
        light: 'Açık',
      },
    },
  },
  themes: {
    colours,
    groups,
    ...layoutTexts,
    layoutChoice,
    font,
    slot,
    block,
    transfer,
    fontPlace: { text: 'Yazı tipi', titles: 'Başlık yazı tipi' },
    preview: 'Önizleme',
    mode: 'Görünüm',
    dark: 'Koyu',
    light: 'Açık',
    device: 'Cihaz',
    desktop: 'Masaüstü',
    phone: 'Telefon',
    contrast: 'Kontrast',
    contrastGood: 'Bütün renk çiftleri okunuyor.',
    allPairs: 'Bütün çiftler (%{count})',
    closeOnly: 'Yalnızca yakın olanlar',
    pair: '%{name} / %{on}',
    colourUnfinished: 'Yarım kalan bir renk var: #rrggbb biçiminde yazın.',
    follow: '%{label}: ana rengi izle',
    layout: 'Yerleşim',
    more: 'Resimler ve transfer',
    transferForm: 'Transfer talebi',
    logo: 'Logo',
    background: 'Arka plan resmi',
    overrides: 'Özel modül',
    overridesHint: 'themes/<ad>/overrides.ts: yalnızca blokları değiştirir.',
    moduleNotFound: 'Modül bulunamadı: %{path}. Site kendi bloklarıyla çalışmaya devam ediyor.',
    slots: 'Bloklar',
    slotsHint: 'İçeriği olmayan blok görünmez.',
    copy: 'Kopyala',
    copyTitle: '%{name} temasını kopyala',
    newName: 'Yeni temanın adı',
    offer: 'Oyuncular seçebilir',
    show: 'Sitede göster',
    showTitle: 'Site %{name} temasını göstersin mi?',
    showContent: 'Kendi temasını seçmemiş herkes hemen bu temayı görür.',
  },
  values: {
    theme: { default: 'Sitede', choosable: 'Seçilebilir', shipped: 'Hazır tema' },
    auditAction: {
      'theme.create': 'Tema eklendi',
      'theme.update': 'Tema değişti',
      'theme.delete': 'Tema silindi',
    },
    subject: { theme: 'Tema' },
  },
}

export default texts
