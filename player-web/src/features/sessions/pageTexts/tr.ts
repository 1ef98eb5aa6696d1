/** Turkish texts of the page of one's own sessions, which load with the page. */

const texts = {
  sessions: {
    lead: 'Hesabın şu cihazlarda açık. Tanımadığın cihazın oturumunu kapat ve şifreni değiştir.',
    error: 'Oturumlar yüklenemedi',
    device: '{{system}} cihazında {{browser}}',
    unknownDevice: 'Bilinmeyen cihaz',
    thisDevice: 'Bu cihaz',
    address: 'Adres',
    begun: 'Giriş',
    lastUsed: 'Son kullanım',
    nowhereElse: 'Başka bir cihazda oturumun açık değil.',
    endOne: 'Oturumu kapat: {{device}}',
    endAll: 'Tüm cihazlardan çık',
    endAllQuestion: 'Bu cihaz dahil tüm cihazlardaki oturumların kapatılır.',
    stay: 'Vazgeç',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
