import { sender } from '#config/mail'
import type { CurrentSite } from '#sites/current_site'

/** The address from which a brand's mails come. */
export const senderOf = ({ settings }: Pick<CurrentSite, 'settings'>): string =>
  settings.mailSender ?? sender
