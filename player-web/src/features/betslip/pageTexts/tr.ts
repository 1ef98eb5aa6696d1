/** The names of systems, which the slip and the pages of coupons show. */
import { systems } from '@grandstand/shared-types/languages/tr/systems'

const texts = { systems } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
