/** Texts of the screens. */
import type { Texts } from '../tr/index.ts'

type ScreenKeys =
  | 'access'
  | 'layout'
  | 'menu'
  | 'list'
  | 'form'
  | 'picture'
  | 'pageText'
  | 'languageTabs'
  | 'copying'
  | 'shown'
  | 'richText'
  | 'ledger'
  | 'catalogue'

export const screenTexts: Pick<Texts, ScreenKeys> = {
  access: {
    title: 'Back office',
    staffOnly: 'The back office is for staff only.',
  },
  layout: {
    mainMenu: 'Main menu',
    clock: 'Times of %{zone}',
    toLight: 'Switch to light',
    toDark: 'Switch to dark',
  },
  menu: {
    overview: 'Overview',
    payments: 'Payments',
    games: 'Games',
    people: 'People',
    catalogue: 'Catalogue',
    content: 'Content',
    live: 'Live',
    ledger: 'Ledger',
    admin: 'Administration',
  },
  list: {
    all: 'All',
    from: 'From',
    to: 'To',
    none: 'Nothing here yet',
    moveUp: '%{name}: up',
    moveDown: '%{name}: down',
  },
  form: {
    amount: 'Enter a valid amount, such as 12.50',
    networks: 'Addresses and ranges, such as 10.0.0.7 192.168.1.0/24',
    amounts: 'Separate amounts by spaces, such as 5 10 20',
    odds: 'Enter valid odds, such as 1.85',
    day: 'Enter a valid date, such as 21/11/2026',
    time: 'Enter a valid date and time, such as 21/11/2026 19:45',
    percent: 'Enter a share from 0 to 100, such as 1.5',
    shares: 'Enter a share from 0 to 900, such as 100',
    calendar: 'Open the calendar',
    reason: 'Reason',
    reasonHint: 'Written to the audit log, at least 3 characters',
  },
  picture: {
    upload: 'Upload a picture',
    remove: 'Remove the picture',
    hint: 'PNG, JPEG, WebP or GIF, at most 5 MB; drop it here, or enter an address.',
  },
  pageText: { title: 'Title', body: 'Text' },
  languageTabs: 'Languages',
  copying: { copy: 'Copy: %{name}', copied: 'Copied.' },
  shown: { yes: 'Shown', no: 'Hidden', startsAt: 'From', endsAt: 'Until', listOrder: 'Order' },
  richText: {
    toolbar: 'Look of the text',
    heading2: 'H1: heading',
    heading3: 'H2: smaller heading',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underlined',
    link: 'Link',
    unlink: 'Remove the link',
    address: 'Address',
    linkHint:
      'An address that begins with https://, a path of the site such as /page/6, or mailto: and an email address. Empty removes the link.',
    bulletList: 'List with bullets',
    orderedList: 'Numbered list',
    blockquote: 'Quotation',
    centre: 'Centre',
    table: 'Table',
    redo: 'Redo',
    preview: 'Preview',
    closePreview: 'Close the preview',
    onSite: 'Open on the site',
  },
  ledger: {
    account: 'Pocket #%{id} · %{pocket}',
    transfer: 'Transfer #%{id} · %{kind}',
    legs: 'Legs',
  },
  catalogue: {
    otherLanguage: 'Another language',
    noOtherLanguage: 'None',
    name: 'Name',
    aliasesHint: 'Other spellings in files and feeds; Enter adds one',
  },
}
