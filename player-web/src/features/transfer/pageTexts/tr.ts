/** Turkish texts of the transfer request, which load with its page. */
const texts = {
  transfer: {
    methods: 'Ödeme yöntemi',
    info: 'Limitler ve notlar',
    history: 'Önceki taleplerin',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
