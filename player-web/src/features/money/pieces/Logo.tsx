import {
  CreditCard,
  ExternalLink,
  Landmark,
  TicketPercent,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import styles from './Logo.module.css'

/** Icons of kinds of methods that staff name so (`payType`); every other kind has that of money cards. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  card: CreditCard,
  bank: Landmark,
  community: Landmark,
  iban: Landmark,
  voucher: TicketPercent,
  link: ExternalLink,
}

/** The picture of a method or category, or the icon of its kind; both are of the same size. */
export function Logo({ src, kind }: { src: string | null; kind: string }) {
  const Icon = ICONS[kind] ?? WalletCards
  return (
    <span className={styles.logo}>
      {src === null ? <Icon size={20} aria-hidden /> : <img src={src} alt="" loading="lazy" />}
    </span>
  )
}
