/** Titles of the fields in the demo's payment forms, in every language of players. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'

export interface FieldWords {
  /** Who sends a transfer. */
  sender: string
  walletNumber: string
  voucherCode: string
  iban: string
}

export const FIELD_WORDS: Readonly<Record<SiteLanguage, FieldWords>> = {
  tr: {
    sender: 'Gönderenin adı soyadı',
    walletNumber: 'Cüzdan numarası',
    voucherCode: 'Kod',
    iban: 'IBAN',
  },
  en: {
    sender: 'Sender’s full name',
    walletNumber: 'Wallet number',
    voucherCode: 'Voucher code',
    iban: 'IBAN',
  },
  aa: {
    sender: 'الاسم الكامل للمُرسِل',
    walletNumber: 'رقم المحفظة',
    voucherCode: 'رمز القسيمة',
    iban: 'رقم الآيبان (IBAN)',
  },
  az: {
    sender: 'Göndərənin adı və soyadı',
    walletNumber: 'Pul kisəsinin nömrəsi',
    voucherCode: 'Kuponun kodu',
    iban: 'IBAN',
  },
  cw: {
    sender: '汇款人姓名',
    walletNumber: '钱包账号',
    voucherCode: '卡密',
    iban: 'IBAN',
  },
  de: {
    sender: 'Vor- und Nachname des Absenders',
    walletNumber: 'Wallet-Nummer',
    voucherCode: 'Gutscheincode',
    iban: 'IBAN',
  },
  el: {
    sender: 'Ονοματεπώνυμο αποστολέα',
    walletNumber: 'Αριθμός πορτοφολιού',
    voucherCode: 'Κωδικός κουπονιού',
    iban: 'IBAN',
  },
  es: {
    sender: 'Nombre y apellidos del ordenante',
    walletNumber: 'Número de monedero',
    voucherCode: 'Código del vale',
    iban: 'IBAN',
  },
  fa: {
    sender: 'نام و نام خانوادگی واریزکننده',
    walletNumber: 'شماره کیف پول',
    voucherCode: 'کد ووچر',
    iban: 'شماره شبا (IBAN)',
  },
  fr: {
    sender: 'Nom et prénom de l’expéditeur',
    walletNumber: 'Numéro de portefeuille',
    voucherCode: 'Code du coupon',
    iban: 'IBAN',
  },
  hr: {
    sender: 'Ime i prezime uplatitelja',
    walletNumber: 'Broj novčanika',
    voucherCode: 'Kod bona',
    iban: 'IBAN',
  },
  iq: {
    sender: 'ناوی تەواوی نێرەر',
    walletNumber: 'ژمارەی جزدان',
    voucherCode: 'کۆدی ڤاوچەر',
    iban: 'IBAN',
  },
  it: {
    sender: 'Nome e cognome del mittente',
    walletNumber: 'Numero del portafoglio',
    voucherCode: 'Codice del voucher',
    iban: 'IBAN',
  },
  nl: {
    sender: 'Voor- en achternaam van de afzender',
    walletNumber: 'Walletnummer',
    voucherCode: 'Vouchercode',
    iban: 'IBAN',
  },
  pt: {
    sender: 'Nome completo do ordenante',
    walletNumber: 'Número da carteira',
    voucherCode: 'Código do voucher',
    iban: 'IBAN',
  },
  ru: {
    sender: 'Имя и фамилия отправителя',
    walletNumber: 'Номер кошелька',
    voucherCode: 'Код ваучера',
    iban: 'IBAN',
  },
  sq: {
    sender: 'Emri dhe mbiemri i dërguesit',
    walletNumber: 'Numri i portofolit',
    voucherCode: 'Kodi i kuponit',
    iban: 'IBAN',
  },
  sr: {
    sender: 'Име и презиме уплатиоца',
    walletNumber: 'Број новчаника',
    voucherCode: 'Код ваучера',
    iban: 'IBAN',
  },
}
